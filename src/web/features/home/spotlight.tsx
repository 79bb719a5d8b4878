import { Video } from '#web/features/video/video.tsx'
import './home.css'
import './home-cards.css'

/** The community's video of the moment, or word that there is none. */
export function Spotlight({ host, id }: { host: string; id: string }) {
  return (
    <section>
      <div className="sec-head">
        <h2 className="h3">Spotlight</h2>
      </div>
      {host && id ? (
        <Video host={host} id={id} title="Community spotlight" />
      ) : (
        <div className="card no-spotlight">
          <p>
            <b>No video is in the spotlight.</b> A build worth a look would stand here.
          </p>
        </div>
      )}
    </section>
  )
}
