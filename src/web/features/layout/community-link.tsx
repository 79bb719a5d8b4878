import type { Site } from '#model/wiki/site.ts'
import { Icon } from '../../ui/icon.tsx'

const icons = { forum: 'messages-square', chat: 'message-circle', social: 'rss' } as const

/** Where players meet, in the order in which header and footer name it. */
export const meetingPlaces = ['forum', 'chat', 'social'] as const

export function CommunityLink({ site, to }: { site: Site; to: (typeof meetingPlaces)[number] }) {
  const { url, label } = site.links[to]
  return (
    <a href={url} rel="external">
      <Icon name={icons[to]} />
      {label}
    </a>
  )
}
