import type { Change } from '#model/news/change.ts'
import { paths } from '#model/wiki/paths.ts'
import { TableHead } from '#web/ui/table-head.tsx'
import type { ItemDetails } from '#model/items/item.ts'
import { compareVersions } from '#model/news/version-order.ts'
import { Price } from '#web/game-ui/price.tsx'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

type Props = {
  details: Pick<ItemDetails, 'value' | 'value_certainty' | 'value_version' | 'prices'>
  /** Used to link a price to the patch notes that list it. */
  changes: Change[]
  /** The versions that the wiki describes. */
  described: string
}

/** Prices by version, newest first; the version of the wiki is bold. */
export function PricesByVersion({ details, changes, described }: Props) {
  const { value, value_certainty, value_version, prices } = details
  const here = value_certainty && { version: value_version || described, value, certainty: value_certainty, isHere: true }
  const rows = [...(here ? [here] : []), ...prices.map((price) => ({ ...price, isHere: false }))]
  return (
    <div>
      <div className="card flush">
        <table className="tbl keep">
          <TableHead columns={[['Version'], ['Price', 'num'], ['Confidence']]} />
          <tbody>
            {rows
              .toSorted((a, b) => compareVersions(b.version, a.version))
              .map(({ version, value: price, certainty, isHere }) => (
                <tr key={`${version} ${price}`} aria-current={isHere ? 'true' : undefined}>
                  <td>
                    <VersionLink to={changes.find((change) => change.version === version)}>
                      {isHere ? <b>{version}</b> : version}
                    </VersionLink>
                  </td>
                  <td className="num">
                    <Price value={price} />
                  </td>
                  <td className="sm">
                    <CertaintyBadge variant="level" of={certainty} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      <p className="sm muted note">
        This page shows the price in bold{isOtherVersion(value_version) && `. The price in ${described} is missing`}.
      </p>
    </div>
  )
}

function VersionLink({ to, children }: { to: Change | undefined; children: React.ReactNode }) {
  return to ? <a href={paths.patchNote(to.patch)}>{children}</a> : children
}
