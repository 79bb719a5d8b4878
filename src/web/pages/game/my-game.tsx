import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { paths } from '#model/wiki/paths.ts'
import { Breadcrumbs } from '#web/features/layout/breadcrumbs.tsx'
import { loadGameThings } from '#web/features/my-game/game-things.ts'
import { MyGame } from '#web/features/my-game/my-game.island.tsx'
import '#web/features/tools/tools.css'
import '#web/features/tools/plan-goal.css'
import { apiContext } from '../../context.ts'
import { Island } from '../../islands/island.tsx'
import { toPageMeta } from '../../page-meta.ts'
import { PageHead } from '../../ui/page-head.tsx'

export const loader = async ({ context }: LoaderFunctionArgs) => loadGameThings(context.get(apiContext))

export const meta = ({ matches }: MetaArgs<typeof loader>) =>
  toPageMeta(matches, {
    title: 'My progress',
    description:
      'Tick what you have in each of your games: blueprints, relics, seed bags, digsites, vehicles and fish, and note what you built where. It stays in your browser.',
    path: paths.myGame,
  })

export default function MyGamePage() {
  return (
    <div className="wrap">
      <Breadcrumbs
        trail={[
          { label: 'Tools', path: paths.tools },
          { label: 'My progress', path: paths.myGame },
        ]}
      />
      <PageHead
        title="My progress"
        lead="Tick what you have in each of your games, and see what’s left. Item pages and planners use it. It never leaves your browser."
      />
      <Island name="my-game" component={MyGame} props={useLoaderData<typeof loader>()} />
    </div>
  )
}
