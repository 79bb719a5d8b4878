import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '#model/wiki/paths.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { apiContext } from '../context.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** Color of the header in both themes, as in the page's `theme-color`. */
const headColour = '#17120e'

/** Web app manifest. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name, game } = await context.get(apiContext).site()
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: documentPaths.appIcon(purpose, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const shortcut = (label: string, url: string) => ({ name: label, url })
  return textResponse(
    JSON.stringify({
      id: paths.home,
      name: `${name}, the ${game.name} wiki`,
      short_name: name,
      description: `The unofficial ${game.name} wiki.`,
      lang: 'en',
      start_url: paths.home,
      scope: paths.home,
      display: 'minimal-ui',
      background_color: headColour,
      theme_color: headColour,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
      shortcuts: [
        shortcut('Item Database', paths.database),
        shortcut('World map', paths.map),
        shortcut('Shopping list', paths.list),
        shortcut('Growth timers', paths.tool('growth-timers')),
      ],
    }),
    'application/manifest+json',
  )
}
