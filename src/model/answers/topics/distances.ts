import { formatMetres, metresBetween } from '#model/map/map-distance.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerData } from '../answer-data.ts'
import { matchNames } from '../match-names.ts'
import { stripWords } from '../question-words.ts'
import type { Topic } from './topic.ts'

const distanceWords = /\b(how far|distance|far|between|away|walk|drive|route)\b/g

/** "bastion keep to ironil", "how far is south hope from bridgepour", "distance between ember cradle and burnscroft" */
export const answerDistance: Topic = (question, { places }) => {
  const halves = question.replace(distanceWords, ' ').split(/\s(?:to|from|and|->)\s/)
  if (halves.length < 2) return undefined
  const [one, other] = halves.slice(-2).map((name) => findPlace(name, places))
  if (!one || !other || one.id === other.id) return undefined
  const meters = Math.round(metresBetween(one, other))
  return {
    topic: 'distance',
    text: `${one.name} to ${other.name}: ${formatMetres(meters)} in a straight line.`,
    value: meters,
    unit: 'meters',
    certainty: 'worked-out',
    name: 'World map',
    path: paths.mapMeasure(one, other),
  }
}

/** Towns and digsites before shops of the same name. */
function findPlace(name: string, places: AnswerData['places']) {
  const wanted = stripWords(name, distanceWords)
  const large = places.filter(({ kind }) => kind === 'town' || kind === 'digsite')
  return matchNames(wanted, large)[0] ?? matchNames(wanted, places)[0]
}
