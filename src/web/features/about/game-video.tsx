import type { Site } from '#model/wiki/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { FrameNote, Video } from '#web/features/video/video.tsx'
import { framePage } from '#web/features/video/video.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './game-video.css'

/** The game's video if the settings name one, else a link to the game's own page. */
export function GameVideo({ site }: { site: Site }) {
  const { game_video: id, video_host: host } = site.embeds
  if (id && host) {
    return (
      <div className="game-video drawn">
        <Video host={host} id={id} title={`${site.game.name}, the trailer`} />
      </div>
    )
  }
  return (
    <a className="game-video poster drawn" href={site.game.buy.url} rel="external">
      <span>
        <Icon name="play" />
        Watch the trailers on the store page
        <Icon name="external-link" />
      </span>
    </a>
  )
}

/** The store's widget, loaded when the reader asks for it. */
export function StoreWidget({ site }: { site: Site }) {
  const address = site.embeds.store_widget
  if (!address) return null
  return (
    <div className="store-widget">
      <div className="store-frame">
        <button type="button" className="btn needs-js" {...dataAttr(framePage, address)}>
          Show the store's price and offers
        </button>
        <FrameNote title={`${site.game.name} in the store`} />
      </div>
      <p className="sm soft">
        Loaded from {new URL(address).hostname} when you ask for it. Or go there:{' '}
        <a href={site.game.buy.url} rel="external">
          {site.game.buy.label}
        </a>
        .
      </p>
    </div>
  )
}
