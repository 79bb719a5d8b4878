import type { Store } from '#model/places/shop.ts'
import { lineOfEntry } from '#model/wiki/sourced-fields.ts'
import type { ProvenanceEntry } from '#model/wiki/provenance.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { FullDate } from '#web/features/dates/full-date.tsx'
import { CertaintySummary } from '#web/features/sources/certainty-summary.tsx'
import { SuggestCorrection } from '#web/features/sources/suggest-correction.tsx'

const words: Record<string, string> = {
  value: 'Price',
  shops: 'Stores',
  what_it_does: 'What it does',
  require_weight: 'What to bring',
  craft_bar: 'Bar to craft from',
  min_craft_weight: 'Craft weight',
  in_v16_set: 'In the first logic set',
  limits: 'Good to know',
}

/** What a file beside the item's own is about, by its folder. */
const subjects: Record<string, string> = {
  resources: 'recipe',
  blueprints: 'blueprint',
  'logic-elements': 'logic element',
  relics: 'where it lies',
  'seed-bags': 'where it lies',
}

type Props = {
  entries: ProvenanceEntry[]
  /** Date of the last full check; entries checked on another day show their own date. */
  checked: string
  gameClass: string
  /** Whether the item comes from a mod. */
  modded: boolean
  /** Shops that trade in it: some have a source of their own. */
  stores: readonly Pick<Store, 'id' | 'name' | 'town'>[]
}

export function ItemSources({ entries, checked: day, gameClass, modded, stores }: Props) {
  const files = [...new Set(entries.map(({ file }) => file))]
  return (
    <div className="sources">
      <table className="item-sources">
        <caption className="sr">Where each fact comes from</caption>
        <thead className="sr">
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Source</th>
            <th scope="col">Confidence</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ kind, field, source, certainty, version, note, checked, seen_by, seen_on }) => (
            <tr key={`${kind} ${field}`}>
              <th scope="row">{fieldLabel(field, stores)}</th>
              <td>
                {source}
                {note && <small>{note}</small>}
                {checked !== day && (
                  <small>
                    Last checked <FullDate value={checked} />
                  </small>
                )}
              </td>
              <td>
                <CertaintySummary of={certainty} modded={modded} version={version} seen_by={seen_by} seen_on={seen_on} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {gameClass && (
          <>
            Class in the game files: <code>{gameClass}</code>.{' '}
          </>
        )}
        <SuggestCorrection files={files.map((file, index) => ({ file, name: index > 0 ? nameSubject(file) : undefined }))} />
      </p>
    </div>
  )
}

/** "resources/sapphire.yaml" -> "recipe" */
function nameSubject(file: string): string | undefined {
  const [folder = ''] = file.split('/')
  return subjects[folder] ?? folder
}

/** "shops.1" -> "Jeweler, Bastion Keep" */
function fieldLabel(field: string, stores: Props['stores']): string {
  const store = stores.find(({ id }) => field === lineOfEntry('shops', id))
  return store ? `${store.name}, ${store.town.name}` : (words[field] ?? writeOut(field))
}
