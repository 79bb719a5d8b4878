import { listPickItems } from './item-picks.browser.ts'
import { OwnList } from './own-list.tsx'
import { createMount } from '#web/islands/mount.tsx'

const mountList = createMount(OwnList)

/** The items stand in the table beside the list: they are read from there, not sent twice. */
export const mount = (place: HTMLElement) => mountList(place, { items: listPickItems() })
