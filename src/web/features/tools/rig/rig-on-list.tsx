import { encodeList, formatList } from '#model/lists/shopping-list.ts'
import { joinNames } from '#model/text/join-names.ts'
import { toListEntries } from '#model/tools/rig/rig-parts.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import type { Rig } from '#model/tools/rig/run-rig.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { AddedStatus } from '#web/game-ui/added-status.tsx'
import { addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = { rules: RigRules; rig: Rig; children: React.ReactNode }

/**
 * Adds all parts of a rig to the reader's list, with a shard for each machine that needs one. Without script it is a link to such a list.
 */
export function RigOnList({ rules, rig, children }: Props) {
  const { entries, left } = toListEntries(rules, rig)
  const text = formatList(entries)
  return (
    <p className="row">
      <a className="btn" href={paths.sharedList(encodeList(entries), `Rig with ${rig.drill.name}`)} {...dataAttr(addsToList, text)}>
        <Icon name="clipboard-list" />
        {children}
      </a>
      {/* The key clears the message when the parts change. */}
      <AddedStatus key={text} className="sm soft" />
      {left.length > 0 && <span className="sm soft">Lists hold items only: {joinNames(left)} is left out.</span>}
    </p>
  )
}
