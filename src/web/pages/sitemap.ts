import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { toSitemap } from '../features/feeds/sitemap.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { guides, logicPages } from '#web/features/guides/guide-order.ts'
import { tools } from '../features/tools/tool-list.ts'
import { paths } from '#model/wiki/paths.ts'

/** Pages that are there whatever the content says. The hidden ones are left out. */
const pages = [
  paths.home,
  paths.database,
  paths.guideBook,
  paths.towns,
  paths.digsites,
  ...guides.map(({ path }) => path),
  paths.whatChanged,
  paths.logicGuide(),
  ...logicPages.map(({ path }) => path),
  paths.tools,
  ...tools.map(({ slug }) => paths.tool(slug)),
  paths.aboutGame,
  paths.patchNotes,
  paths.blog,
  paths.speedrun,
  paths.pokes,
  paths.list,
  paths.faq,
  paths.multiplayerFaq,
  paths.mods,
  paths.legacyMods,
  paths.hydrotility,
  paths.modFaq,
  paths.about,
  paths.rentAPlot,
  paths.contact,
  paths.privacy,
  paths.credits,
  paths.apiDocs,
]

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [items, towns, posts, notes, mods] = await Promise.all([
    api.itemLinks(),
    api.towns(),
    api.blogPosts(),
    api.patchNotes(),
    api.mods(),
  ])
  const shops = towns.flatMap(({ town_safe_name, shops: own }) => own.map((shop) => paths.shop({ ...shop, town: { town_safe_name } })))
  return textResponse(
    toSitemap(context.get(originContext), [
      ...pages,
      ...items.map(({ safe_name }) => paths.item(safe_name)),
      ...shops,
      ...posts.map(({ id }) => paths.blogPost(id)),
      ...notes.map(({ id }) => paths.patchNote(id)),
      ...mods.filter(({ name, details }) => details && name !== 'Hydrotility++').map(({ name }) => paths.legacyMod(name)),
    ]),
    'application/xml',
  )
}
