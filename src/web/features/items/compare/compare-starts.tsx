import { joinNames } from '#model/text/join-names.ts'
import { paths } from '#model/wiki/paths.ts'
import { Tile } from '#web/game-ui/tile.tsx'
import { Section } from '#web/ui/section.tsx'
import type { Named } from './compare-form.tsx'

/** Suggested comparisons, shown while nothing is selected. */
export function CompareStarts({ of }: { of: Named[][] }) {
  return (
    <Section title="Or begin with one of these" className="compare-starts">
      <ul>
        {of.map((rivals) => (
          <li key={rivals[0]?.safe_name}>
            <a className="card lift" href={paths.compare(rivals.map(({ safe_name }) => safe_name))}>
              <span className="tiles">
                {rivals.map(({ safe_name }) => (
                  <Tile key={safe_name} of={safe_name} size={44} />
                ))}
              </span>{' '}
              <b>
                {joinNames(
                  rivals.map(({ name }) => name),
                  rivals.length,
                )}
              </b>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
