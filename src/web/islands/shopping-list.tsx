import { ShoppingList } from '../features/lists/shopping-list.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(ShoppingList)
