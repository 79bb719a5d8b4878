import type { WholeItemPage } from '#model/items/item-page.ts'
import { countOf } from '#model/text/count-of.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { paths } from '#model/wiki/paths.ts'
import { toSentenceCase } from '#model/text/sentence-case.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import './embed-card.css'

type Props = {
  of: Pick<WholeItemPage, 'item' | 'details'>
  /** Certainty that these shops trade in it. */
  shopsMark: Mark | null
  siteName: string
  notice: string
}

/** Card of an item for frames on other sites: description, price, shops, certainty, attribution. */
export function EmbedCard({ of: { item, details }, shopsMark, siteName, notice }: Props) {
  const {
    name,
    name_certainty,
    safe_name,
    description,
    description_certainty,
    value,
    value_certainty,
    value_version,
    price_per_weight,
    modded,
  } = details
  const [first, ...more] = item.stores
  return (
    <article className="embed-card">
      <Tile of={safe_name} size={64} eager />
      <div>
        <h1>
          <a href={paths.item(safe_name)}>{name}</a>
          <CertaintyBadge of={name_certainty} />
        </h1>
        <p>
          <Price value={value} mark={value_certainty} />
          {value !== null && price_per_weight && ' per weight'}
          {value !== null && isOtherVersion(value_version) && ` in ${value_version}`}
          {modded && ' · modded'}
        </p>
      </div>
      <p className="says">
        {description}
        <CertaintyBadge of={description_certainty} />
      </p>
      <p className="sm muted">
        {first && `${toSentenceCase(details.shop_role)} it: ${first.name}, ${first.town.name}`}
        {more.length > 0 && ` and ${countOf(more.length, 'more shop')}`}
        {first && <CertaintyBadge of={shopsMark} />}
        {first && '. '}
        <a href={paths.item(safe_name)}>More on {siteName}</a>. {notice}
      </p>
    </article>
  )
}
