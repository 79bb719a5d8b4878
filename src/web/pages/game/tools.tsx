import type { MetaArgs } from 'react-router'
import { ToolCards } from '../../features/tools/tool-cards.tsx'
import { toPageMeta } from '../../page-meta.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { Icon } from '../../ui/icon.tsx'

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Tools',
    description: 'Calculators and planners for Hydroneer: what a bar is worth, what scrap gives back, water pressure, ore odds and more.',
    path: paths.tools,
  })
}

export default function ToolsPage() {
  return (
    <TopPage
      title="Tools"
      path={paths.tools}
      lead="Calculators and planners. Every result has a link you can save or share."
      action={
        <div className="row tight">
          <a className="btn" href={paths.myPrices}>
            <Icon name="tag" />
            My prices
          </a>
          <a className="btn" href={paths.myGame}>
            <Icon name="check" />
            My progress
          </a>
        </div>
      }
    >
      <ToolCards />
    </TopPage>
  )
}
