import type { MetaDescriptor } from 'react-router'
import type { Site } from '#model/site.ts'

export type RootData = { site: Site; origin: string }

type Options = {
  title: string
  description: string
  /** The canonical address, from "/". */
  path: string
  /** False keeps search engines away. */
  index?: boolean
  type?: 'website' | 'article'
  /** Address of the preview picture, from "/". */
  picture?: string
}

/** Title, description, canonical address and preview of a page. `matches` come from the route's meta arguments. */
export function describePage(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[], options: Options): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined
  if (!root) return [{ title: options.title }]
  const { site, origin } = root
  const { title, description, path, index = true, type = 'website', picture = '/assets/images/preview.png' } = options
  const fullTitle = path === '/' ? `${site.name} | ${title}` : `${title} | ${site.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: `${origin}${path}` },
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: `${origin}${path}` },
    { property: 'og:image', content: `${origin}${picture}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
