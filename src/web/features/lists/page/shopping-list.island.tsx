import { ShoppingList } from './shopping-list.tsx'
import { createMount } from '#web/islands/mount.tsx'

export const mount = createMount(ShoppingList)
