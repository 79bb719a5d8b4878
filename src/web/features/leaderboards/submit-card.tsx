import { plotWord } from '#model/game/words.ts'
import { paths } from '#model/wiki/paths.ts'
import { Emblem } from '../../ui/icon.tsx'
import { ProseText } from '../prose/prose-text.tsx'
import type { Prose } from '../prose/prose-data.ts'
import './leaderboards.css'

/** How to submit a run: the text of `content/pages/speedrun.md`, or a short default. */
export function SubmitCard({ prose }: { prose: Prose | null }) {
  return (
    <section className="card submit-card" id="how">
      <div>
        {prose ? (
          <ProseText blocks={prose.page.blocks} />
        ) : (
          <>
            <h2 className="h3">Submit a run</h2>
            <p className="soft">
              Start from a new save and record the whole run. Upload the video and send us its link through the{' '}
              <a href={paths.contact}>contact page</a>
              {`, with the ${plotWord}, the challenge, the setup and the version of the game.`}
            </p>
          </>
        )}
      </div>
      <Emblem glyph="stopwatch" size={84} from="#6a5314" to="#30250a" />
    </section>
  )
}
