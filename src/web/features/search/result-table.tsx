import { priceVersionNote } from '#web/my-prices/my-prices.data-attrs.ts'
import { type Column, hiddenHead, TableHead } from '#web/ui/table-head.tsx'
import { Emblem } from '../../ui/icon.tsx'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import type { Found } from './game/found.ts'
import { Highlight } from './highlight.tsx'
import { resultKinds } from './game/result-kinds.ts'
import { linkedItem } from '#web/game-ui/item-link.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { HideGuesses } from '#web/features/certainty/hide-guesses.tsx'
import type { FoundKind } from '#model/search/found.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { paths } from '#model/wiki/paths.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './search.css'

const picture: Column = [hiddenHead('Picture')]

/** Rows above the fold on high screens: their pictures load eagerly. */
const eagerRows = 8

type Props = { results: Found[]; query: string; page: number; kind: FoundKind | undefined; areOut: boolean }

export function ResultTable({ results, query, page, kind, areOut }: Props) {
  const isMarked = results.some(({ item, town, noteMark, nameMark }) => nameMark ?? noteMark ?? item?.mark ?? town?.mark)
  const priced = results.flatMap(({ item }) => (item && item.value !== null ? [item] : []))
  const hasPrices = results.some(({ item }) => item)
  return (
    <>
      {isMarked && (
        <div className="table-line">
          <HideGuesses
            path={paths.search()}
            keeps={{ q: query, ...(kind && { kind }), ...(page > 1 && { page: String(page) }) }}
            areOut={areOut}
            guesses={priced.filter(({ mark }) => mark === 'guess').length}
            prices={priced.length}
          />
        </div>
      )}
      <table className={areOut ? 'tbl stackrow found without-guesses' : 'tbl stackrow found'}>
        <TableHead columns={hasPrices ? [picture, ['Result'], ['Price', 'num'], ['Type']] : [picture, ['Result'], ['Type']]} />
        <tbody>
          {results.map((result, index) => (
            <ResultRow key={index} result={result} query={query} eager={index < eagerRows} hasPrices={hasPrices} />
          ))}
        </tbody>
      </table>
    </>
  )
}

type RowProps = Pick<Props, 'query'> & { result: Found; eager: boolean; hasPrices: boolean }

function ResultRow({ result, query, eager, hasPrices }: RowProps) {
  const { kind, name, nameMark, note, noteMark, path, modded, item, town } = result
  const { label, hue, glyph, from, to } = resultKinds[kind]
  const why = item ? paths.itemSources(item.safe_name) : path
  return (
    <tr>
      <td className="t">{item ? <Tile of={item.safe_name} eager={eager} /> : <Emblem glyph={glyph} size={44} from={from} to={to} />}</td>
      <td className="name">
        <a href={path} {...(item && dataAttr(linkedItem))}>
          <Highlight text={name} query={query} />
        </a>
        <CertaintyBadge of={nameMark} at={why} />{' '}
        <small>
          {town && (
            <>
              <Highlight text={`In ${town.name}`} query={query} />
              <CertaintyBadge of={town.mark} at={why} />
              {'. '}
            </>
          )}
          <Highlight text={note} query={query} />
          <CertaintyBadge of={noteMark} at={why} />
        </small>
      </td>
      {hasPrices && (
        <td className={item?.value !== null && item?.mark === 'guess' ? 'num est' : 'num'}>
          {item && (
            <>
              <Price value={item.value} of={item.safe_name} mark={item.mark} variant="text" />
              {item.perWeight && item.value !== null && <small> per weight</small>}
              {isOtherVersion(item.version) && <small {...dataAttr(priceVersionNote)}> in {item.version}</small>}
            </>
          )}
        </td>
      )}
      <td className="kind">
        <span className={`label ${hue}`.trim()}>{label}</span>
        {modded && kind !== 'mod' && <ModdedLabel />}
      </td>
    </tr>
  )
}
