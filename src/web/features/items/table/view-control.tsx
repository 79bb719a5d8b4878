import { formatItemView, press, type ItemView } from '#model/items/item-view.ts'
import { pressedPart } from './item-table.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

type Props = {
  /** The part of the view to change (see `press` in model/items/item-view.ts). */
  part: string
  view: ItemView
  path: string
  /** True in a table with checkboxes: a button that submits the form, so that ticks are kept. Else a link. */
  isForm: boolean
  children: React.ReactNode
} & Pick<React.HTMLAttributes<HTMLElement>, 'className' | 'hidden'>

/** A control that changes one part of the item table's view. */
export function ViewControl({ part, view, path, isForm, children, ...rest }: Props) {
  if (isForm) {
    return (
      <button name="press" value={part} {...rest}>
        {children}
      </button>
    )
  }
  return (
    <a href={path + formatItemView(press(view, part) ?? view)} {...dataAttr(pressedPart, part)} {...rest}>
      {children}
    </a>
  )
}
