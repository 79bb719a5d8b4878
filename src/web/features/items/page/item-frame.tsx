import { toIconPosition } from '#web/ui/icon-names.ts'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { QuestionsHere } from '#web/game-ui/questions-here.ts'
import { ItemPage, type RenderTree } from './item-page.tsx'
import type { ItemPageData } from './item-page-data.ts'
import { sharesPage } from '#web/browser/share/share.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './item-parts.css'
import './item.css'
import './item-tools.css'

type Props = { page: ItemPageData; renderTree?: RenderTree }

/** The whole page of an item, from breadcrumbs to sources. */
export function ItemFrame({ page, renderTree }: Props) {
  const { name, safe_name } = page.details
  return (
    <div className="wrap item">
      <Breadcrumbs
        trail={[
          { label: 'Item Database', path: paths.database },
          { label: name, path: paths.item(safe_name) },
        ]}
      />
      <PageHead title={name} action={<Actions of={safe_name} />} />
      <QuestionsHere value={page.questions}>
        <ItemPage page={page} renderTree={renderTree} />
      </QuestionsHere>
    </div>
  )
}

function Actions({ of }: { of: string }) {
  return (
    <span>
      <a className={`btn small ${toIconPosition('arrow-left-right')}`} href={paths.compare([of])}>
        Compare
      </a>{' '}
      <ShareButton />
    </span>
  )
}

/** Unhidden by browser/share/share.ts if the browser supports sharing. */
function ShareButton() {
  return (
    <button type="button" className={`btn small d-only ${toIconPosition('share-2')}`} {...dataAttr(sharesPage)} hidden>
      Share
    </button>
  )
}
