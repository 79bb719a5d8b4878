import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { addedStatus } from './add-to-list.data-attrs.ts'

/** Result of "Add to my list", with a link to the list once something was added. */
export function AddedStatus({ className }: { className: string }) {
  return (
    <span className={className} role="status" {...dataAttr(addedStatus)}>
      <span />{' '}
      <a href={paths.list} hidden>
        Open my list
      </a>
    </span>
  )
}
