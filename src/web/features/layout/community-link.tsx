import type { Site } from '#model/wiki/site.ts'
import { toIconPosition } from '../../ui/icon-names.ts'

const icons = { forum: 'messages-square', chat: 'message-circle', social: 'rss' } as const

/** Community links, in the order of header and footer. */
export const communityLinks = ['forum', 'chat', 'social'] as const

export function CommunityLink({ site, to }: { site: Site; to: (typeof communityLinks)[number] }) {
  const { url, label } = site.links[to]
  return (
    <a className={toIconPosition(icons[to])} href={url} rel="external">
      {label}
    </a>
  )
}
