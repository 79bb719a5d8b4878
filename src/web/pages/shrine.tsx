import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { ShrinePicture } from '#web/features/about/shrine.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('shrine')

export const meta = proseMeta(paths.shrine, { index: false })

/** Hidden page below About: nothing links here. */
export default function ShrinePage() {
  return <LoadedProsePage path={paths.shrine} below={[{ label: 'About', path: paths.about }]} before={<ShrinePicture />} />
}
