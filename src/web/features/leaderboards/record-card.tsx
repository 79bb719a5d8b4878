import type { RunProgression, SpeedrunFilter } from '#model/leaderboards/leaderboard.ts'
import { formatRunTime } from '#model/leaderboards/run-time.ts'
import { toCategoryName } from './category-name.ts'
import { RecordChart } from './record-chart.tsx'
import { RecordTable, recordSumsId } from './record-table.tsx'
import './leaderboards.css'

/** Progression of the record in one category. Categories are never mixed, so a text names the one shown. */
export function RecordCard({ progression, filter }: { progression: RunProgression | null; filter: SpeedrunFilter }) {
  return (
    <section className="card record-card">
      <div className="row between">
        <h2 className="h3">{filter.player === 'none' ? 'How the record fell' : `How the best time of ${filter.player} fell`}</h2>
        {progression && (
          <p className="soft sm">
            {toCategoryName(progression.category)}. <span className="muted">{toChoice(progression)}</span>
          </p>
        )}
      </div>
      {progression ? <Sides progression={progression} /> : <p className="soft">No run, no record.</p>}
    </section>
  )
}

/** Number of records beside the chart; earlier ones are collapsed. */
const inSight = 3

function Sides({ progression }: { progression: RunProgression }) {
  const { records } = progression
  const newest = records.toReversed()
  return (
    <div className="record-sides">
      <RecordChart progression={progression} label={toRecordHistory(progression)} />
      <div className="record-list">
        <RecordTable records={newest.slice(0, inSight)} caption="The newest records" />
        {newest.length > inSight && (
          <details>
            <summary>Earlier records</summary>
            <RecordTable records={newest.slice(inSight)} caption="The earlier records" />
          </details>
        )}
        <details>
          <summary>How this is worked out</summary>
          <ul className="bullets" id={recordSumsId}>
            <li>Times of different categories are never mixed.</li>
            <li>
              Runs of one challenge, plot, setup and version are ranked by their time. Equal times share a rank, and the next one counts
              them all.
            </li>
            <li>
              A record is a run that was faster than all of its category before it, by the moment it was sent in. An equal time is no new
              record.
            </li>
            <li>Faster by = the record before − the new record.</li>
            <li>In the chart a record holds until the next, the last one until the newest run of the board was sent in.</li>
          </ul>
        </details>
      </div>
    </div>
  )
}

/** Why this category is shown. */
function toChoice({ categories, runs }: RunProgression): string {
  if (categories > 1) return `Of ${categories} categories, the one with the most runs (${runs}). The filters lead to the others.`
  return runs === 1 ? 'The only run of this category.' : `From all ${runs} runs of this category.`
}

function toRecordHistory(progression: RunProgression): string {
  const { records } = progression
  const [first, last] = [records[0]?.run.time ?? 0, records.at(-1)?.run.time ?? 0]
  const name = toCategoryName(progression.category)
  if (records.length === 1) return `${name}: one record, ${formatRunTime(last)}`
  return `${name}: the record fell from ${formatRunTime(first)} to ${formatRunTime(last)} over ${records.length} records`
}
