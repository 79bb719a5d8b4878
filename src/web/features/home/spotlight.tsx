import { Video } from '#web/features/video/video.tsx'
import './home.css'

/** The community's featured video. */
export function Spotlight({ host, id }: { host: string; id: string }) {
  return (
    <section>
      <div className="sec-head">
        <h2 className="h3">Spotlight</h2>
      </div>
      <Video host={host} id={id} title="Community spotlight" />
    </section>
  )
}
