import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { paths } from '#model/wiki/paths.ts'
import '../features/mods/mods.css'

export const loader = proseLoader('mods')

export const meta = proseMeta(paths.mods)

export default function ModsPage() {
  return <LoadedProsePage path={paths.mods} />
}
