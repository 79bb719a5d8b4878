import { Catalogue } from '../features/lists/catalogue.tsx'
import { createMount } from './mount.tsx'

export const mount = createMount(Catalogue)
