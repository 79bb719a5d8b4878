import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { tools } from './tool-list.ts'

/** Pages that are there whatever the content says. The hidden ones are left out. */
export const fixedPages: string[] = [
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
  offlinePaths.page,
]

/** Of these, what a browser keeps with the first visit, beside the guides: what is used while playing, and the ways to it. */
export const firstPages: string[] = [
  paths.home,
  paths.database,
  paths.compare(),
  paths.now(),
  paths.myGame,
  paths.guideBook,
  paths.tools,
  ...tools.map(({ slug }) => paths.tool(slug)),
  paths.list,
  offlinePaths.anyList,
]
