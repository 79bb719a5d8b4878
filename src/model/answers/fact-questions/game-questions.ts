import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { guide, joinAll, state, type FactQuestion } from './fact-question.ts'

const saves = guide('Saves', 'saves')
const fishing = guide('Fishing and plants', 'fishing-and-plants')
const faq = { name: 'FAQ', path: paths.faq }
const aboutGame = { name: 'What is the game', path: paths.aboutGame }

/** "how many fish" -> "There are 14 kinds of fish." */
const counted = (asks: RegExp, fact: string, what: string, page: Pick<FactQuestion, 'name' | 'path'>): FactQuestion => ({
  asks: new RegExp(String.raw`\b(how many|number of|count)\b.*\b(${asks.source})\b`),
  facts: [fact],
  unit: 'pieces',
  ...page,
  describe: (facts) => state(facts.number(fact), (count) => `There are ${formatNumber(count)} ${what}.`),
})

/** Actions that an answer about the gamepad names; the page has all. */
const gamepadActions = new Set(['jump', 'crouch', 'pick up, interact', 'use what you hold', 'get into or out of a vehicle'])

/** Questions about the game itself, and about how many there are of something. */
export const gameQuestions: readonly FactQuestion[] = [
  {
    asks: /\bmods?\b.*\b(folder|where|install|put)\b|\b(where|install|installing|add)\b.*\bmods?\b/,
    facts: ['mod_folder', 'workshop_since'],
    name: 'Mod FAQ',
    path: paths.modFaq,
    describe: (facts) =>
      state(
        facts.text('mod_folder'),
        (folder) => `From ${facts.text('workshop_since')} on, subscribe in the Steam Workshop. Older mods go into ${folder}.`,
      ),
  },
  {
    asks: /^how (do i|to|can i) save\b|\bsave (the |my )?game\b/,
    facts: ['pause_menu', 'default_keybinds'],
    ...saves,
    describe: (facts) => state(facts.record('default_keybinds')?.menu, (key) => `Open the menu (${key}) and press Save.`),
  },
  counted(/save slots?|saves?|slots?$|slots? (?:are|do|can)/, 'save_slots', 'save slots', saves),
  {
    asks: /\bback ?up\b/,
    facts: ['save_folder'],
    ...saves,
    describe: (facts) => state(facts.text('save_folder'), (folder) => `Close the game, then copy the folder ${folder}.`),
  },
  {
    asks: /\bsaves?\b.*\b(where|location|folder|files?|path)\b|\bwhere\b.*\b(saves?|saved)\b/,
    facts: ['save_folder'],
    ...saves,
    describe: (facts) => state(facts.text('save_folder'), (folder) => `Saves are in ${folder}.`),
  },
  {
    asks: /^(?!.*\bmod(?:s|ded|ding)?\b).*\b(multiplayer|co ?op|coop|how many players|play together|with (my |a )?(friends?|mates?|others)|online|split ?screen|remote play)\b/,
    facts: ['multiplayer', 'multiplayer_since', 'multiplayer_ways'],
    name: 'Multiplayer FAQ',
    path: paths.multiplayerFaq,
    describe: (facts) =>
      state(
        facts.text('multiplayer'),
        (players) => `${players}, since ${facts.text('multiplayer_since')}, ${facts.text('multiplayer_ways')}.`,
      ),
  },
  {
    asks: /\b(consoles?(?! commands?)|playstation|ps ?[45]|xbox|nintendo|(on|for) (the )?switch|switch version)\b/,
    facts: ['console_announcement'],
    ...faq,
    describe: (facts) =>
      state(
        facts.record('console_announcement'),
        ({ platforms, day }) => `In March 2026 an edition for ${platforms} was announced for ${day}.`,
      ),
  },
  {
    asks: /\b(platforms?|on (mac|linux|pc|steam|epic|game ?pass)|mac version|linux version)\b/,
    facts: ['platform'],
    ...aboutGame,
    describe: (facts) => state(facts.text('platform'), (platform) => `${platform}.`),
  },
  {
    // "is it in German" if that is one of the languages.
    asks: /\b(languages?|translat\w+)\b|\b(is|are|available|play|does)\b.*\b(in|have|speak)\b/,
    facts: ['languages_later'],
    ...aboutGame,
    describe: (facts, question) =>
      state(facts.texts('languages_later'), (languages) =>
        /\b(languages?|translat)/.test(question) || languages.some((name) => question.includes(name.toLowerCase().split(' ')[0] ?? name))
          ? `${countOf(languages.length, 'language')}: ${joinAll(languages)}.`
          : undefined,
      ),
  },
  {
    asks: /\b(what|which)\b.*\bversions?\b|\bversions?\b.*\b(wiki|site|on sale|described)\b/,
    facts: ['described_versions', 'version_on_sale'],
    ...aboutGame,
    describe: (facts) => `This wiki describes ${facts.text('described_versions')}. On sale is ${facts.text('version_on_sale')}.`,
  },
  {
    asks: /\b(when|release|released|came out)\b.*\b(released?|come out|came out|date|day)\b/,
    facts: ['release_day'],
    ...aboutGame,
    describe: (facts) => state(facts.text('release_day'), (day) => `Released on ${day}.`),
  },
  {
    asks: /\bwho\b.*\b(made|makes|develops?|developed|created|developer)\b|\b(developer|developers)\b/,
    facts: ['developer', 'creator'],
    ...aboutGame,
    describe: (facts) => state(facts.text('developer'), (developer) => `${developer}, by ${facts.text('creator')}.`),
  },
  {
    // Nothing is known of what turns them off.
    asks: /^(?!.*\b(off|disabled?|disables|mods?)\b).*\bachievements?\b/,
    facts: ['achievements'],
    ...faq,
    describe: (facts) =>
      state(
        facts.numbers('achievements'),
        ({ all, base, expansion }) => `There are ${all} achievements: ${base} in the game and ${expansion} in its expansion.`,
      ),
  },
  {
    asks: /\b(dlc|expansion)\b/,
    facts: ['expansion', 'expansion_day'],
    name: 'What changed',
    path: paths.whatChanged,
    describe: (facts) =>
      state(
        facts.record('expansion')?.name,
        (name) => `${name}: €${facts.numbers('expansion')?.price_eur}, since ${facts.text('expansion_day')}.`,
      ),
  },
  {
    asks: /\b(gamepad|controller)\b/,
    facts: ['gamepad_buttons'],
    ...guide('Controls', 'controls'),
    describe: (facts) =>
      state(facts.record('gamepad_buttons'), (buttons) => {
        const named = Object.entries(buttons).filter(([action]) => gamepadActions.has(action))
        return `On a gamepad: ${joinAll(named.map(([action, button]) => `${action} ${button}`))}.`
      }),
  },
  {
    asks: /\bis (it|the game|hydroneer) free\b|\b(price|cost|costs|how much)\b.*\b(game|hydroneer)\b|\b(game|hydroneer)\b.*\b(price|cost|costs)\b/,
    facts: ['price_later'],
    ...faq,
    describe: (facts) => state(facts.numbers('price_later'), ({ usd, eur }) => `The game costs $${usd} or €${eur}.`),
  },
  {
    asks: /\b(first|automatic|automated)\b.*\blines?\b/,
    facts: ['later_prices'],
    ...guide('Getting started', 'getting-started'),
    describe: (facts) =>
      state(
        facts.numbers('later_prices')?.first_line,
        (coins) => `Drill, harvester, intake and a pipe of each shape: ${formatNumber(coins)}c in ${facts.version('later_prices')}.`,
      ),
  },
  {
    asks: /\bfish buckets?\b/,
    facts: ['later_prices'],
    name: 'What changed',
    path: paths.whatChanged,
    describe: (facts) =>
      state(facts.numbers('later_prices')?.fish_bucket, (coins) => `A fish bucket costs ${coins}c in ${facts.version('later_prices')}.`),
  },
  {
    asks: /\bhydro ?prospector\b/,
    facts: ['later_prices'],
    name: 'What changed',
    path: paths.whatChanged,
    describe: (facts) =>
      state(
        facts.numbers('later_prices')?.hydroprospector_tokens,
        (tokens) => `The Hydro Prospector costs ${formatNumber(tokens)} prospect tokens.`,
      ),
  },
  {
    asks: /\bhow (do i|to|do you|can i) (fish|catch)\b/,
    facts: ['fishing_bobs'],
    unit: 'times',
    ...fishing,
    describe: (facts) => state(facts.number('fishing_bobs'), (bobs) => `Cast, wait for ${countOf(bobs, 'bob')}, click.`),
  },
  counted(/blueprints?/, 'blueprints', 'blueprints in the chain', { name: 'Blueprint planner', path: paths.tool('blueprint-planner') }),
  counted(
    /logic( elements| parts| gates| blocks)?/,
    'logic_elements',
    'logic elements',
    guide('Logic elements', 'hydro-logic', 'logic-elements'),
  ),
  counted(/relics?/, 'relic_types', 'relics', guide('Relics and the cave', 'relics-and-the-cave')),
  counted(/fish/, 'fish_types', 'kinds of catch', fishing),
  counted(/fishing (rods?|poles?)/, 'fishing_pole_types', 'fishing poles', fishing),
  counted(/gems?/, 'gem_kinds', 'kinds of gems', { name: 'Gems', path: paths.itemGroup('gem') }),
  counted(/(kinds of |types of )?(seeds|seed bags)/, 'seed_bag_types', 'kinds of seed bags', fishing),
]
