import type { MetaDescriptor } from 'react-router'
import { wordForGuess } from '#model/wiki/certainty.ts'
import type { Versions } from '#model/wiki/versions.ts'
import type { Site } from '#model/wiki/site.ts'
import type { TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { homePreview, previewByPath } from './previews/game/fixed-previews.ts'
import { previewSize, toPreviewPath } from './previews/preview-path.ts'
import type { PlacedPreview } from './previews/preview.ts'

export type RootData = {
  site: Site
  origin: string
  versions: Versions | null
  /** Rules for the timers of the dock. */
  timerRules: TimerRules
  /** Whether browsers may cache pages for offline reading. */
  offersOffline: boolean
}

type Options = {
  title: string
  description: string
  /** Canonical path. */
  path: string
  /** False: search engines must not index the page. */
  index?: boolean
  type?: 'website' | 'article'
  /** Content of its preview picture. Default: the fixed preview of its path. */
  preview?: PlacedPreview | undefined
}

/** Title, description, canonical URL and preview of a page. `matches` come from the route's meta arguments. */
export function toPageMeta(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[], options: Options): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  if (!root) return [{ title: options.title }]
  const { site, origin } = root
  const { title, description, path, index = true, type = 'website' } = options
  const preview = options.preview ?? previewByPath(path, site) ?? homePreview(site)
  const picture = `${origin}${toPreviewPath(preview, site)}`
  return [
    { title: `${title} | ${site.name}` },
    { name: 'description', content: description, property: 'og:description' },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:url', content: `${origin}${path}` },
    // Without a type a page is a website.
    ...(type === 'website' ? [] : [{ property: 'og:type', content: type }]),
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(previewSize.width) },
    { property: 'og:image:height', content: String(previewSize.height) },
    { property: 'og:image:alt', content: toPictureText(preview) },
    // X takes the title, text and picture from the Open Graph tags.
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Alternative text of the preview picture. */
function toPictureText({ preview: { eyebrow, title, facts } }: PlacedPreview): string {
  const parts = facts.map(({ label, value, coins = false, mark = null }) => {
    const sure = mark === 'guess' ? ` (${wordForGuess(mark)})` : ''
    return `${label}: ${value}${coins ? ' coins' : ''}${sure}`
  })
  return [`${title} (${eyebrow})`, ...parts].join('. ')
}
