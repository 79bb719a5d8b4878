import type { Site } from '#model/wiki/site.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = { forum: 'messages-square', chat: 'message-circle', social: 'rss' } as const

/** Community links, in the order of header and footer. */
export const communityLinks = ['forum', 'chat', 'social'] as const

export function CommunityLink({ site, to }: { site: Site; to: (typeof communityLinks)[number] }) {
  const { url, label } = site.links[to]
  return (
    <a href={url} rel="external">
      <Icon name={icons[to]} />
      {label}
    </a>
  )
}
