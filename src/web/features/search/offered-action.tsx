import type { SearchAction } from '#model/search/action.ts'
import { toMark } from '#model/wiki/certainty.ts'
import { dataAttr } from '#web/data-attr.ts'
import { AddedStatus } from '#web/game-ui/added-status.tsx'
import { addsPieces, addsToList } from '#web/game-ui/add-to-list.data-attrs.ts'
import { paths } from '#model/wiki/paths.ts'
import { Price } from '#web/game-ui/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { actionIcons } from './action-icons.ts'
import { wantsTheme } from './search.data-attrs.ts'

/** An action that the query asks for: a link to its page, which with script performs it directly. */
export function OfferedAction({ action }: { action: SearchAction }) {
  const { name, note, path, picture, item, quantity, theme, value, value_certainty } = action
  const own = picture && quantity !== null ? { of: picture, share: quantity * 100 } : {}
  return (
    <p className="row wish">
      <a
        className="btn gold"
        href={path}
        {...(item !== null && { ...dataAttr(addsToList, item), ...dataAttr(addsPieces, quantity ?? 1) })}
        {...(theme && dataAttr(wantsTheme, theme))}
      >
        <Icon name={actionIcons[action.do]} />
        {name}
      </a>
      <span className="soft sm">
        {note}
        {value !== null && <Price value={value} {...own} mark={toMark(value_certainty)} sourceAt={picture && paths.itemSources(picture)} />}
      </span>
      <AddedStatus className="sm" />
    </p>
  )
}
