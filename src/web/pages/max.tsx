import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('max')

export const meta = proseMeta(paths.max, { index: false })

export default function MaxPage() {
  return <LoadedProsePage path={paths.max} />
}
