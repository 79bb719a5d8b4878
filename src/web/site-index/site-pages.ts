import { paths } from '#model/wiki/paths.ts'
import { guides, logicPages } from '#web/site-index/guide-order.ts'
import { toolTitles } from '#web/site-index/tool-titles.ts'
import type { IconName } from '#web/ui/icon-names.ts'

/** A page that is no thing of the game: a guide, a tool, a board. `alias` are the words for which readers look for it. */
export type SitePage = { name: string; path: string; alias: string; icon: IconName }

/** Other words for guides and tools, by their last name in the address. */
const alias: Record<string, string> = {
  'first-timer': 'beginner, start, tutorial, how to play, how to start, starter, gold pan',
  'getting-started': 'how to make money, sluice, progress, next steps',
  'smithing-crafting': 'anvil, recipes, forge, melt',
  'dirt-and-depth': 'quality, how deep, where to dig, layers',
  'where-to-sell': 'sell, market, merchant, goods, prices',
  'relics-and-the-cave': 'artifact, secret',
  controls: 'keys, keybinds, keyboard, gamepad, controller, buttons',
  saves: 'save game, savegame, backup, restore, save folder, slots',
  'logic-behaviour': 'signal, circuit, wiring',
  'logic-elements': 'gate, sensor, switch',
  'build-examples': 'automation, wiring, circuits, examples',
  'weight-value': 'calculator, worth, bar price',
  scrap: 'scrapyard, recycle, scrap metal, calculator',
  pressure: 'water calculator, clean water',
  'ore-odds': 'chance, drop rate, probability, calculator',
  'blueprint-planner': 'unlock, barge, research, planner',
  'growth-timers': 'timer, alarm, plants, farming, fishing pot, harvest',
  vehicles: 'cars, truck, fastest, vehicle store',
  explosions: 'explosives, dynamite, nuke, blast radius',
  'logic-timing': 'delay, blinker, code, timer, signal',
}

const aliasOf = (path: string) => alias[path.split('/').at(-1) ?? ''] ?? ''

/** Every page that a search may lead to beside the things that the wiki knows. */
export const sitePages: readonly SitePage[] = [
  ...[...guides, ...logicPages].map(({ title, path }) => ({ name: title, path, alias: aliasOf(path), icon: 'book-open' as const })),
  ...toolTitles.map(({ title, slug, icon }) => ({ name: title, path: paths.tool(slug), alias: alias[slug] ?? '', icon })),
  { name: 'Hydro logic', path: paths.logicGuide(), alias: 'logic guide, automation, signals', icon: 'cable' },
  { name: 'What changed since 1.7', path: paths.whatChanged, alias: 'new version, update, later versions, tiers', icon: 'newspaper' },
  { name: 'Guide Book', path: paths.guideBook, alias: 'guides, help, wiki', icon: 'book-open' },
  { name: 'Item Database', path: paths.database, alias: 'items, prices, all items', icon: 'gem' },
  { name: 'Towns', path: paths.towns, alias: 'shops, stores', icon: 'map-pin' },
  { name: 'Digsites', path: paths.digsites, alias: 'plots, parcels, land', icon: 'hammer' },
  { name: 'World map', path: paths.map, alias: 'island, where is, locations', icon: 'map' },
  { name: 'Item list maker', path: paths.list, alias: 'shopping list, my list, cart, total', icon: 'shopping-basket' },
  { name: 'Tools', path: paths.tools, alias: 'calculators, planners', icon: 'calculator' },
  { name: 'FAQ', path: paths.faq, alias: 'questions, help, problems', icon: 'circle-question-mark' },
  {
    name: 'Multiplayer FAQ',
    path: paths.multiplayerFaq,
    alias: 'coop, co-op, split screen, remote play, friends, online',
    icon: 'messages-square',
  },
  { name: 'Mod FAQ', path: paths.modFaq, alias: 'install mods, remove mods, mod folder', icon: 'wrench' },
  { name: 'Mods', path: paths.mods, alias: 'workshop, modding', icon: 'wrench' },
  { name: 'Legacy mods', path: paths.legacyMods, alias: 'old mods, downloads', icon: 'wrench' },
  { name: 'Speedrun leaderboard', path: paths.speedrun, alias: 'speedruns, records, world record, fastest, board', icon: 'trophy' },
  { name: 'Pokes leaderboard', path: paths.pokes, alias: 'poke, board', icon: 'trophy' },
  { name: 'Patch notes', path: paths.patchNotes, alias: 'versions, changelog, changes', icon: 'scroll-text' },
  { name: 'Blog', path: paths.blog, alias: 'news, posts', icon: 'newspaper' },
  { name: 'Open questions', path: paths.openQuestions, alias: 'unknown, guesses, test in the game', icon: 'circle-question-mark' },
  { name: 'How sure the wiki is', path: paths.dataQuality, alias: 'data quality, certainty, sources', icon: 'shield-check' },
  { name: 'What is the game', path: paths.aboutGame, alias: 'about the game, video, screenshots', icon: 'info' },
  { name: 'About', path: paths.about, alias: 'this wiki, history, thanks', icon: 'info' },
  { name: 'Contact', path: paths.contact, alias: 'mail, feedback, report', icon: 'mail' },
  { name: 'Privacy notice', path: paths.privacy, alias: 'cookies, storage, data', icon: 'shield-check' },
  { name: 'Credits', path: paths.credits, alias: 'licences, pictures, icons', icon: 'info' },
  { name: 'API', path: paths.apiDocs, alias: 'developers, json, data', icon: 'code' },
]
