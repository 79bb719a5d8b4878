import { countOf } from '#model/text/count-of.ts'
import { formatNumber } from '#model/text/format-number.ts'
import { paths } from '#model/wiki/paths.ts'
import { guide, joinAll, state, type FactQuestion } from './fact-question.ts'

const controls = guide('Controls', 'controls')
const smithing = guide('Smithing and crafting', 'smithing-crafting')

/** An entry of the pause menu, found by a word of it. */
const inMenu = (asks: RegExp, entry: RegExp): FactQuestion => ({
  asks,
  facts: ['pause_menu', 'default_keybinds'],
  ...controls,
  describe: (facts) =>
    state(
      facts.texts('pause_menu').find((text) => entry.test(text)),
      (text) => `Open the menu (${facts.record('default_keybinds')?.menu}) and press ${text}.`,
    ),
})

/** Questions about what a player does. */
export const actionQuestions: readonly FactQuestion[] = [
  inMenu(/\b(unstuck|(i'?m|i am|get|got|character|player) stuck)\b|\bfell (through|under|out of)\b/, /unstuck/i),
  inMenu(
    /\b(recall|lost|find|bring back|respawn)\b.*\b(my )(trucks?|vehicles?|cars?|excavator)\b|\brecall\b.*\b(trucks?|vehicles?|cars?)\b|\b(trucks?|vehicles?|cars?|excavator)\b.*\b(stuck|gone|lost|missing|flipped|upside|fell|sank)\b|\b(flip|reset)\b.*\b(trucks?|vehicles?|cars?)\b/,
    /vehicle/i,
  ),
  inMenu(/\b(clear|delete|remove|get rid of|despawn)\b.*\b(dirt|chunks?|clumps?)\b/, /dirt/i),
  inMenu(/\b(clear|delete|remove|get rid of|despawn)\b.*\b(ores?|resources?|finds)\b/, /resources/i),
  inMenu(/\b(screen ?shots?|photo( mode)?|take a picture|free ?cam(era)?)\b/, /camera/i),
  {
    asks: /^(?!what\b).*\b(hand in|hand over|turn in|bring|use)\b.*\b(blueprints?|barge)\b|\bwhere\b.*\b(turn|hand|bring)\b.*\b(in|over)\b/,
    facts: ['way_to_hand_in_at_the_barge'],
    ...smithing,
    describe: (facts) => state(facts.text('way_to_hand_in_at_the_barge'), (way) => `At The Barge: ${way}.`),
  },
  {
    asks: /\b(what|which|list)\b.*\b(can|does|do|all|you)\b.*\b(craft|forge|smith|make)\b|\banvil\b.*\b(recipes?|make)\b|^how (?:do i|to|can i) (?:forge|smith)$|\brecipes?\b.*\banvil\b/,
    facts: ['anvil_bars'],
    ...smithing,
    describe: (facts, question) => {
      const isOfAnvil =
        /^(what|which) (can|do|does|things can|items can)( (i|you|we|the anvil|an anvil))? (craft|forge|smith|make)$|\banvil\b|^how .* (forge|smith)$/
      return isOfAnvil.test(question)
        ? state(
            facts.numbers('anvil_bars'),
            (bars) => `Hot bars on the anvil: ${joinAll(Object.entries(bars).map(([piece, count]) => `${piece} ${count}`))}.`,
          )
        : undefined
    },
  },
  {
    asks: /\bhow\b.*\b(pay(?!.*\b(vehicles?|trucks?|cars?)\b)|buy (stuff|things|something|anything|items|goods))\b|\b(purchase|bought)\b.*\b(taken|took|vanish\w*|disappear\w*|gone|lost)\b|\b(shops?|stores?)\b.*\b(takes?|accepts?)\b.*\bcoins?\b|\bcoins?\b.*\b(tray|counter)\b/,
    facts: ['way_to_pay'],
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.text('way_to_pay'), (way) => `To pay in a shop: ${way}. Unpaid goods vanish when they leave it.`),
  },
  {
    asks: /\bhow\b.*\b(buy|get|pay for)\b (?!in|into|out)(?:.*\b)?(vehicles?|trucks?|cars?)\b/,
    facts: ['way_to_buy_a_vehicle'],
    name: 'Vehicles',
    path: paths.tool('vehicles'),
    describe: (facts) => state(facts.text('way_to_buy_a_vehicle'), (way) => `At the vehicle store: ${way}.`),
  },
  {
    asks: /\b(all|every|total)\b.*\bblueprints\b.*\b(weigh|weight|need)\b|\bweight\b.*\ball\b.*\bblueprints\b/,
    facts: ['blueprint_hand_in_weight_total'],
    unit: 'weight',
    name: 'Blueprint planner',
    path: paths.tool('blueprint-planner'),
    describe: (facts) =>
      state(facts.number('blueprint_hand_in_weight_total'), (total) => `All hand-ins together weigh at least ${formatNumber(total)}.`),
  },
  {
    asks: /\bhow many (drills|machines|harvesters)\b.*\b(line|pipe|intake|tank)\b/,
    facts: ['drills_per_line'],
    name: 'Rig planner',
    path: paths.tool('rig'),
    describe: (facts) => state(facts.text('drills_per_line'), (drills) => `One line feeds ${drills}.`),
  },
  {
    asks: /^(?!.*\bachievements?\b).*(\bcreative\b|\b(game ?)?modes\b)/,
    facts: ['modes'],
    name: 'FAQ',
    path: paths.faq,
    describe: (facts) => state(facts.texts('modes'), (modes) => `The game has ${countOf(modes.length, 'mode')}: ${joinAll(modes)}.`),
  },
  {
    asks: /\b(change|rebind|remap|set)\b.*\b(keys?|controls|keybinds?|buttons?)\b|\brebind\b/,
    facts: ['changeable_keys'],
    ...controls,
    describe: (facts) => state(facts.texts('changeable_keys'), (keys) => `Keys you can change: ${joinAll(keys)}.`),
  },
  {
    asks: /\b(when|what time)\b.*\b(night|dark)\b|\b(night|street) lights?\b|\blights?\b.*\b(turn|go|come|switch)\b/,
    facts: ['night_lights'],
    ...guide('First timer', 'first-timer'),
    describe: (facts) => state(facts.record('night_lights'), ({ on, off }) => `Lights go on at ${on} and off at ${off}.`),
  },
  {
    asks: /\b(plants?|crops?|seeds?)\b.*\b(need|needs|want|require|water|indoors?|inside|underground|roof|sun(light)?|light|sky)\b|\bwater\b.*\b(plants?|crops?|seeds?)\b/,
    facts: ['plants_need'],
    ...guide('Fishing and plants', 'fishing-and-plants'),
    describe: (facts) => state(facts.text('plants_need'), (need) => `Plants need ${need} above them.`),
  },
  {
    asks: /\bpaints?\b.*\bcolou?rs?\b|\bcolou?rs?\b.*\bpaints?\b|\b(how many|what)\b.*\bpaints\b/,
    facts: ['paint_colours'],
    unit: 'pieces',
    name: 'Paint',
    path: paths.itemGroup('paint'),
    describe: (facts) => state(facts.number('paint_colours'), (count) => `There are ${countOf(count, 'color')} of paint.`),
  },
  {
    asks: /\bfishing pots?\b.*\b(how long|take|time|wait)\b|\bhow long\b.*\bfishing pots?\b/,
    facts: ['fishing_pot_wait'],
    ...guide('Fishing and plants', 'fishing-and-plants'),
    describe: (facts) => state(facts.text('fishing_pot_wait'), (wait) => `A fishing pot makes a catch in ${wait}.`),
  },
]
