import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { apiContext } from '../context.ts'
import { PlotSign } from '#web/features/about/plot-sign.tsx'
import { loadProse } from '../features/prose/prose-data.ts'
import { toProseMeta } from '../features/prose/prose-meta.ts'
import { ProsePage } from '../features/prose/prose-page.tsx'
import { paths } from '#model/wiki/paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) => loadProse(context.get(apiContext), 'rent-a-plot')

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => toProseMeta({ matches, loaderData }, { path: paths.rentAPlot })

export default function RentAPlotPage() {
  const { page, data } = useLoaderData<typeof loader>()
  return (
    <ProsePage
      page={page}
      data={data}
      trail={[{ label: page.title, path: paths.rentAPlot }]}
      before={<PlotSign />}
      action={
        <a className="btn gold" href={paths.contact}>
          Ask for a plot
        </a>
      }
    />
  )
}
