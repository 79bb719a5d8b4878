import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('credits')

export const meta = proseMeta(paths.credits)

export default function CreditsPage() {
  return <LoadedProsePage path={paths.credits} />
}
