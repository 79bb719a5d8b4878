import type { Speedrun } from '#model/leaderboards/leaderboard.ts'
import type { IconName } from '../../ui/icon-names.ts'
import { Icon } from '../../ui/icon.tsx'

const providers: Record<Speedrun['videoProvider'], { name: string; icon: IconName }> = {
  youtube: { name: 'YouTube', icon: 'circle-play' },
  twitch: { name: 'Twitch', icon: 'tv' },
  other: { name: 'Video', icon: 'external-link' },
  '': { name: 'Video', icon: 'external-link' },
}

/** The video of a run, with where it is and that it opens beside this page. */
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
  const { name, icon } = providers[videoProvider]
  return (
    <a className="btn small" href={videolink} target="_blank" rel="external noopener" title={`Watch on ${name}, opens in a new tab`}>
      <Icon name={icon} />
      <span className="word">{name}</span>
      <span className="sr">: the run of {player}, opens in a new tab</span>
    </a>
  )
}
