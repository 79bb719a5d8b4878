import type { Speedrun } from '#model/leaderboards/leaderboard.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'

const providers: Record<Speedrun['videoProvider'], { name: string; watch: string; icon: IconName }> = {
  youtube: { name: 'YouTube', watch: 'Watch on YouTube', icon: 'circle-play' },
  twitch: { name: 'Twitch', watch: 'Watch on Twitch', icon: 'tv' },
  other: { name: 'Video', watch: 'Watch the video', icon: 'external-link' },
  '': { name: 'Video', watch: 'Watch the video', icon: 'external-link' },
}

/** Link to the video of a run, with its host and a hint that it opens on this page. */
export function VideoLink({
  run: { player, videolink, videoProvider },
}: {
  run: Pick<Speedrun, 'player' | 'videolink' | 'videoProvider'>
}) {
  if (!/^https?:\/\//.test(videolink)) {
    return (
      <span className="muted" title="No video">
        <span aria-hidden="true">—</span>
        <span className="sr">no video</span>
      </span>
    )
  }
  const { name, watch, icon } = providers[videoProvider]
  return (
    <a className="btn small" href={videolink} target="_blank" rel="external noopener" title={`${watch}, opens in a new tab`}>
      <Icon name={icon} />
      <span className="word">{name}</span>
      <span className="sr">: the run of {player}, opens in a new tab</span>
    </a>
  )
}
