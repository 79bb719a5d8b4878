import { formatMetres, metresBetween } from '#model/map/map-distance.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { joinWith } from '../format-answer.ts'
import { findExactNames, matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic, TopicAnswer } from './topic.ts'

type Place = AnswerData['places'][number]

const distanceWords = /\b(how far|distance|far|between|away|walk|drive|route|nearest|closest)\b/g
const asksMapSize = /\b(map|world) size\b|\bsize of the (map|world)\b|\bhow (big|large|wide) is the (map|world)\b/
const page = { topic: 'distance', unit: 'meters', certainty: 'worked-out', name: 'World map' } as const

/** "bastion keep to ironil", "how far is ironil", "nearest jeweler to ironil" */
export const answerDistance: Topic = (question, { places }) => {
  if (asksMapSize.test(question)) return describeFarthest(places)
  const isAsked = question.search(distanceWords) >= 0
  const halves = question.replace(distanceWords, ' ').split(/\s(?:to|from|and|near|->)\s/)
  if (halves.length < 2)
    return describePair(findPair(stripWords(question, distanceWords), places)) ?? (isAsked ? describeTowns(question, places) : undefined)
  const [first = '', second = ''] = halves.slice(-2)
  // "distance to ironil" names one place.
  if (isAsked && stripWords(first, distanceWords) === '' && !/\b(nearest|closest)\b/.test(question)) return describeTowns(second, places)
  const isNearest = /\b(nearest|closest|near)\b/.test(question)
  if (isNearest) return describePair(findNearest(first, second, places)) ?? describePair(findNearest(second, first, places))
  // "jewelry from iron" names no places.
  if (/\b(make|made|craft|forge|smelt|cut)\b/.test(question)) return undefined
  const from = findPlace(first, places)
  const to = findPlace(second, places, from)
  return describePair([from && to ? findPlace(first, places, to) : from, to])
}

/** "Bastion Keep and South Hope are farthest apart: 1,024 m in a straight line." */
function describeFarthest(places: readonly Place[]): TopicAnswer | undefined {
  const large = places.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  const pairs = large.flatMap((from, index) =>
    large.slice(index + 1).map((to) => ({ from, to, meters: Math.round(metresBetween(from, to)) })),
  )
  const [farthest] = pairs.toSorted((a, b) => b.meters - a.meters)
  if (!farthest) return undefined
  const { from, to, meters } = farthest
  return {
    ...page,
    text: `${from.name} and ${to.name} are farthest apart: ${formatMetres(meters)} in a straight line.`,
    value: meters,
    path: paths.mapMeasure(from, to),
  }
}

function describePair([first, second]: readonly (Place | undefined)[]): TopicAnswer | undefined {
  if (!first || !second || first.id === second.id) return undefined
  const meters = Math.round(metresBetween(first, second))
  const [from, to] = [first, second].map(({ kind, name, place }) => (kind === 'town' || kind === 'digsite' ? name : `${name} in ${place}`))
  return {
    ...page,
    text: `${from} to ${to}: ${formatMetres(meters)} in a straight line.`,
    value: meters,
    path: paths.mapMeasure(first, second),
  }
}

/** "how far is ironil": from each town, the nearest first. */
function describeTowns(question: string, places: readonly Place[]): TopicAnswer | undefined {
  const place = findPlace(question, places)
  if (!place) return undefined
  const text = `${place.name} is ${describeTownsAround(place, places)} in a straight line.`
  return { ...page, text, value: null, unit: null, path: paths.mapAt(place.id, place) }
}

/** "240 m from Bridgepour and 310 m from Ironil", the nearest first. */
export function describeTownsAround(place: Place, places: readonly Place[]): string {
  const towns = places
    .filter(({ kind, id }) => kind === 'town' && id !== place.id)
    .map((town) => ({ name: town.name, meters: Math.round(metresBetween(town, place)) }))
    .toSorted((a, b) => a.meters - b.meters)
  return joinWith(
    'and',
    towns.map(({ name, meters }) => `${formatMetres(meters)} from ${name}`),
  )
}

/** The shop of this name, or the town or digsite, that is nearest to a place. */
function findNearest(name: string, near: string, places: readonly Place[]): Place[] {
  const from = findPlace(near, places)
  if (!from) return []
  const target = stripWords(name, distanceWords)
  const ofKind = places.filter(({ kind, id }) => kind === target && id !== from.id)
  const [fits] = matchNames(target, places)
  const fitting = ofKind.length > 0 || !fits ? ofKind : findExactNames(fits.name, places)
  const [nearest] = fitting.toSorted((a, b) => metresBetween(a, from) - metresBetween(b, from))
  return nearest ? [from, nearest] : []
}

/** "bridgepour ironil": two names and nothing else. */
function findPair(question: string, places: readonly Place[]): Place[] {
  const words = question.split(' ')
  const large = places.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  const splits = words.map((_word, index) =>
    [words.slice(0, index), words.slice(index)].flatMap((half) => findExactNames(half.join(' '), large)),
  )
  return splits.find((pair) => pair.length === 2) ?? []
}

/** Towns and digsites before shops; of shops with the same name the nearest to a place. */
function findPlace(name: string, places: readonly Place[], near?: Place): Place | undefined {
  const bareName = stripWords(name, distanceWords)
  const large = places.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  const [place] = matchNames(bareName, large)
  const [first] = place ? [place] : matchNames(bareName, places)
  const [nearest] =
    first && near ? findExactNames(first.name, places).toSorted((a, b) => metresBetween(a, near) - metresBetween(b, near)) : []
  return nearest ?? first
}
