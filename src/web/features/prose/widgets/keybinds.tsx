import type { Fact } from '#model/wiki/fact.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import styleSheet from './keybinds.css?url'

const devices = [
  { fact: 'default_keybinds', name: 'Keyboard and mouse' },
  { fact: 'gamepad_buttons', name: 'Gamepad' },
] as const

/** Default keys and buttons: a row per action, a column per device. */
export function Keybinds({ facts, sources }: { facts: Fact[]; sources: ProvenanceEntry[] }) {
  const columns = devices
    .map(({ fact, name }) => ({ fact, name, keys: toNamedTexts(facts.find(({ key }) => key === fact)?.value) }))
    .filter(({ keys }) => keys.length > 0)
  if (columns.length === 0) return null
  const actions = listActions(columns.map(({ keys }) => keys))
  return (
    <div className="drawn keys">
      <link rel="stylesheet" href={styleSheet} />
      <div className="card flush">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">To do this</th>
              {columns.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actions.map((action) => (
              <tr key={action}>
                <th scope="row">{toSentenceCase(action)}</th>
                {columns.map(({ name, keys }) => (
                  <td key={name} data-label={name}>
                    <Keys pressed={keys.find(([of]) => of === action)?.[1]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details>
        <summary>Sources</summary>
        <ul className="muted sm">
          {columns.flatMap(({ fact, name }) =>
            sources
              .filter(({ id }) => id === toFactFile(fact))
              .map(({ field, source, certainty, version, note }) => (
                <li key={`${name} ${field}`}>
                  {name}: {certaintyWords[certainty]}
                  {version && ` of version ${version}`}. {source}
                  {note && `; ${note}`}.
                </li>
              )),
          )}
        </ul>
      </details>
    </div>
  )
}

function Keys({ pressed }: { pressed: string | undefined }) {
  if (pressed === undefined)
    return (
      <span className="soft">
        <span aria-hidden="true">–</span>
        <span className="sr">None</span>
      </span>
    )
  return toKeys(pressed).map((key) => <kbd key={key}>{key}</kbd>)
}

/** Actions without duplicates: in the order of the first device, then those of other devices. */
export function listActions(columns: readonly (readonly [name: string, text: string][])[]): string[] {
  return [...new Set(columns.flatMap((keys) => keys.map(([action]) => action)))]
}

function toNamedTexts(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
}

/** "W A S D" -> W, A, S, D; "R, T, Y" -> R, T, Y; "Left mouse" -> Left mouse */
export function toKeys(pressed: string): string[] {
  if (/^\S( \S)+$/.test(pressed)) return pressed.split(' ')
  return /^\S(, \S)+$/.test(pressed) ? pressed.split(', ') : [pressed]
}
