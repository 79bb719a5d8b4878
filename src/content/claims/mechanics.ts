import { sentenceAt } from './sentence-at.ts'

/** What a thing does, or what is done to it: said of a thing of the game it is a claim, however plain it sounds. */
const plainVerbs =
  'accept add ask attack attract become bite break burn buy carry change close collapse come cool copy cost count cut decay destroy die dig disappear double drain drop earn eat empty explode fade fail fall feed fill find float fly freeze gain get give go grow heal heat hide hold hurt improve increase jam kill last leak leave lie lock lose make melt move multiply need open outlast output overheat pass pay press produce protect pull push reach read reappear recharge refill refuel refuse regrow remove repair require reset respawn restock restore return rise rot run rust sell send share shrink sink slow spawn speed spill split spoil stack start steal stick stop take teleport tire transform turn unlock vanish want wash wear weigh work yield'
/** Of many the verb is one of these; of one it ends like a verb, and is no word of ours that ends so. */
const verbs = String.raw`${plainVerbs.replaceAll(' ', '|')}|(?!belts|chunks|circuits|coins|corks|examples|fields|filters|goods|its|layers|lines|logs|machines|marks|names|odds|parts|pieces|piles|pipes|plus|prices|promotions|resources|shops|splitters|stages|thus|times|tools|values|veins|versus|walls|warnings|weights)[a-z]{2,}[^s\W]s`
const done = String.raw`\w+ed|broken|built|bought|cut|dug|driven|drawn|eaten|found|given|held|kept|lit|lost|made|paid|put|sent|set|shut|sold|taken|thrown|worn`
const states = String.raw`worth|gone|full|empty|rich|dangerous|deadly|free|safe|endless|infinite|unlimited|useless|invisible|(?!other|either|neither|over|ever|never|under|after|rather|further)\w+er`
const manner = 'also|then|itself|alone|now|still|again|often|usually|soon|slowly|quickly|even|simply|just|sometimes|rarely|easily'
const does = String.raw`(can|cannot|(${verbs})|(is|are) (?!stated|named|called|needed|asked|ranked|other|never|under|water)((best|most|well|better|${manner}) )?(${done}|${states}))`
/** What a game is set in: what is said of it is a claim, but "no water" or "two rivers" is none. */
const surroundings = 'water|rain|snow|rivers?|wells?|houses?|nights?|ground|wear|weather|sleep|prices?|tools?|finds|shops?|stores?|player'
/** After the name of many at the beginning of a sentence, all else is what they do: "Lanterns scare …". */
const noVerb =
  'a|after|also|an|and|are|around|as|at|before|behind|beside|below|but|by|can|cannot|did|do|each|for|from|have|in|into|is|it|like|most|near|not|of|on|only|or|out|over|per|plus|than|that|the|to|under|until|up|was|were|which|while|who|will|with|without|you|your'
/** What a player does with what: a key that is typed and not shown, and what "you can" do with a thing. */
const keysAsWords =
  /\b(press|hold|hit|tap|click)(ing)? (the )?([A-Z](?!\w)|F\d+|(shift|space|control|ctrl|alt|tab|escape|esc|caps)\b)|\bmouse wheel\b|\bscroll wheel\b/gi
const allowed = /\b(you|players?) (can|may|could|are able to)\b|\blets? you\b|\ballows? you\b/gi
/** That something is there, and that one thing hangs on another. */
const existence = /\bThere (is|are|was|were) (an?|some|two|three|several|many|another|one)\b/g
const dependence = /\b(depends? on|thanks to|due to|affects?|influences?|attracts?)\b/gi
/** "Selling at dawn brings …": what an action does. */
const actions =
  /(?<=^|[.!?|] |\n|- )[A-Z][a-z]+ing\b[^.!?:\n]{0,60}? (brings|gives|makes|speeds|costs|saves|doubles|raises|lowers|keeps|lets|yields|pays|earns|helps)\b/g
/** What games have and this wiki knows nothing of: seasons, hours, foes, a body, favours. */
const otherGames =
  /\b(winter|summer|autumn|seasons?|dawn|dusk|midnight|noon|evenings?|storms?|thunder\w*|moon\w*|(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?|weekends?|rainy|fog|enem(y|ies)|thie(f|ves)|monsters?|ghosts?|boss(es)?|bandits?|discounts?|haggl\w+|bargain\w*|tax(es)?|secret(ly)? (shop|room|door|place|passage|cave|chest|item|key)s?|hidden (shop|room|door|place|passage|cave|chest|item|key)s?|stamina|hunger|hungry|thirst\w*|health|hurts?|damages?|hit points|XP|experience points?|level(s|led)? up|skills?|perks?|reputation|exploits?|glitch\w*|cave-ins?|overnight|sunset|daylight)\b/gi

/** "The excavator is steered": a thing of the game, and what it does; also as "it", after a sentence that names one. */
export function findMechanics(written: string, names: RegExp, isOfThing: boolean): RegExpExecArray[] {
  const link = String.raw`((?<=\[)[\w\s-]*\](\{[^}\n]*\})?)?`
  const subject = String.raw`${names.source}|\b${surroundings}\b|(?<=(^|[.!?|] |\n|- ))(It|They|Each)\b`
  const find = (pattern: string | RegExp) => [...written.matchAll(typeof pattern === 'string' ? new RegExp(pattern, 'gi') : pattern)]
  const isAbout = ({ index }: RegExpExecArray) => isOfThing || names.test(sentenceAt(written, index))
  return [
    ...find(`(${subject})${link}( (${manner}))* ${does}\\b`).filter(
      ({ 0: found, index }) => !/^(it|they|each) /i.test(found) || names.test(sentenceAt(written, Math.max(0, index - 3))),
    ),
    ...find(
      String.raw`(?<=^|[.!?|] |\n|- )((?!the|these|those|that|this|what|which|how|all|every|any|no|of|and|your|our|two|iron|gold)[a-z]+ )?(${names.source})(?<=s) (?!(${noVerb})\b)[a-z]{3,}\b`,
    ),
    ...find(String.raw`(${names.source})((?!that|which|who |if )[^.!?:,\n]){0,25}?\b(do|does|did|will|would)(n[’']t| not)\b`),
    ...[/, (and|or|but|so) (it|they|each) [a-z]+[^s\W]s\b/gi, dependence, allowed].flatMap((pattern) => find(pattern).filter(isAbout)),
    ...[existence, actions, otherGames, keysAsWords].flatMap(find),
  ]
}
