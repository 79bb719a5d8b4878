import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, originContext } from '../context.ts'
import { toSitemap } from '../features/feeds/sitemap.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { tools } from '#web/site-index/tool-list.ts'
import { paths } from '#model/wiki/paths.ts'

/** Pages that are there whatever the content says. The hidden ones are left out. */
const pages = [
  paths.home,
  paths.database,
  paths.compare(),
  paths.now(),
  paths.myGame,
  paths.guideBook,
  paths.towns,
  paths.digsites,
  paths.whatChanged,
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
  paths.openQuestions,
  paths.dataQuality,
  paths.contact,
  paths.privacy,
  paths.credits,
  paths.apiDocs,
  paths.embed,
]

export async function loader({ context }: LoaderFunctionArgs) {
  const things = await context.get(apiContext).thingPages()
  return textResponse(toSitemap(context.get(originContext), [...pages, ...things]), 'application/xml')
}
