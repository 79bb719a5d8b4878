import { listPickItems } from '../browser/item-picks.ts'
import { OwnList } from '../features/lists/own-list.tsx'
import { createMount } from './mount.tsx'

const mountList = createMount(OwnList)

/** The items stand in the table beside the list: they are read from there, not sent twice. */
export const mount = (place: HTMLElement) => mountList(place, { items: listPickItems() })
