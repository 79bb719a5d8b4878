import { useRouteLoaderData, type MetaArgs } from 'react-router'
import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { offlinePage } from '#web/features/offline/offline.data-attrs.ts'
import { CachedPages, FoundOffline, MissingPage } from '#web/features/offline/offline-parts.tsx'
import { toPageMeta, type RootData } from '../page-meta.ts'
import { PageHead } from '../ui/page-head.tsx'

const title = 'Offline reading'

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title,
    description: 'Which pages of the wiki this browser keeps, how to keep all of them with the map, and how to switch that off.',
    path: offlinePaths.page,
  })
}

export default function OfflinePage() {
  const isOffered = useRouteLoaderData<RootData>('root')?.offersOffline === true
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: title, path: offlinePaths.page }]} />
      <PageHead title={title} lead="Your browser stores each page that you open. One button stores the whole wiki." />
      {isOffered ? (
        <div className="stack lg" {...dataAttr(offlinePage)}>
          <MissingPage />
          <FoundOffline />
          <p>
            Online you get the current page. Offline you get the copy, which says how old it is. The{' '}
            <a href={paths.privacy}>privacy notice</a> lists what is stored.
          </p>
          <CachedPages />
          <noscript>
            <p>Keeping pages needs JavaScript. Without it nothing is stored.</p>
          </noscript>
        </div>
      ) : (
        <p>Offline reading is switched off on this site.</p>
      )}
    </div>
  )
}
