import { LoadedProsePage, proseLoader, proseMeta } from '../prose-route.tsx'
import { PlotPicture } from '#web/features/about/plot-picture.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = proseLoader('rent-a-plot')

export const meta = proseMeta(paths.rentAPlot)

export default function RentAPlotPage() {
  return (
    <LoadedProsePage
      path={paths.rentAPlot}
      before={<PlotPicture />}
      action={
        <a className="btn gold" href={paths.contact}>
          Ask for a plot
        </a>
      }
    />
  )
}
