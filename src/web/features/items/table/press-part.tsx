import { formatItemView, press, type ItemView } from '#model/items/item-view.ts'
import { pressedPart } from './item-table.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'

type Props = {
  /** What is pressed (see `press` in model/item-view.ts). */
  part: string
  view: ItemView
  path: string
  /** True where boxes are ticked: then it sends the form, so that the ticks are not lost. Else it is a link. */
  isForm: boolean
  children: React.ReactNode
} & Pick<React.HTMLAttributes<HTMLElement>, 'className' | 'hidden'>

/** Something to press about the table of items: the way back to all. */
export function PressPart({ part, view, path, isForm, children, ...rest }: Props) {
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
