import { paths } from '#model/wiki/paths.ts'
import { Video } from '#web/features/video/video.tsx'

/** The community's video of the moment, or word that it is being chosen. */
export function Spotlight({ host, id }: { host: string; id: string }) {
  return (
    <section>
      <div className="sec-head">
        <h2 className="h3">Spotlight</h2>
      </div>
      {host && id ? (
        <Video host={host} id={id} title="Community spotlight" />
      ) : (
        <div className="card choosing">
          <p>
            <b>The next spotlight is being chosen.</b> Built something worth a look? <a href={paths.contact}>Tell us about it.</a>
          </p>
        </div>
      )}
    </section>
  )
}
