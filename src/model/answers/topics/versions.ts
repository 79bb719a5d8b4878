import { dateWords } from '#model/news/date-kind.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerRow } from '../answer.ts'
import type { AnswerData, AnswerVersion } from '../answer-data.ts'
import type { Topic } from './topic.ts'

/** Words about changes with no other meaning in the game. */
const newsWords =
  /\b(what'?s new|what is new|whats new|new version|newest version|latest version|(?:latest|newest|last) (?:update|patch)|changelog|change log|patch notes?|updates?|what changed|new in|what(?: is|'s|s) in(?= \d))\b/

const releaseWords = /\b(when|released?|release date|date|came out|come out)\b/

/** "1.5", "2.x", "1.7.2" */
const versionNumber = /^[1-3]\.(?:x|\d+(?:\.\d+)?)$/

const formatDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** "what is new", "3.0", "what's new in 2.2", "changelog", "when did 2.0 come out" */
export const answerVersion: Topic = (question, data) => {
  // Patch notes are of the past.
  if (/\b(next|upcoming|future)\b/.test(question)) return undefined
  const dated = releaseWords.test(question) ? question.split(' ').find((word) => versionNumber.test(word)) : undefined
  if (dated) {
    const noted = findVersion(dated, data)
    return noted ? describeDate(noted) : describeMissing(dated, data)
  }
  const named = /(?:^|\bversion |\bv|\bin |\bnew |\bupdate |\bpatch |\bnotes |\bis )(\d\.(?:x|\d+(?:\.\d+)?))\b/.exec(question)?.[1]
  const isOnlyVersion = /^(?:what is |whats |version |v|update |patch )?\d\.(?:x|\d+(?:\.\d+)?)$/.test(question)
  if (!newsWords.test(question) && !isOnlyVersion) return undefined
  const match = named === undefined ? newestOf(data) : findVersion(named, data)
  if (match) return { ...toAnswer(match), rows_as: 'changes', rows: listChanges(match) }
  return named === undefined ? undefined : describeMissing(named, data)
}

function describeMissing(version: string, data: AnswerData): ReturnType<Topic> {
  const newest = newestOf(data)
  return newest && { ...toAnswer(newest), text: `This wiki has no patch notes of ${version}. The newest are of ${newest.version}.` }
}

/** "3.0: released on 5 April 2024." */
function describeDate(answer: AnswerVersion): ReturnType<Topic> {
  const { version, timestamp, date_kind } = answer
  if (timestamp === null) return undefined
  return {
    ...toAnswer(answer),
    text: `${version}: ${dateWords[date_kind].before || 'released on '}${formatDay.format(new Date(timestamp))}.`,
  }
}

/** Maximum of named changes. */
const maxChanges = 4

const listChanges = ({ changes }: AnswerVersion): AnswerRow[] =>
  changes.slice(0, maxChanges).map((name) => ({ name, note: '', safe_name: '', path: '', price: null, certainty: null }))

const toAnswer = ({ id, version, summary }: AnswerVersion) => ({
  topic: 'version' as const,
  text: summary,
  value: null,
  unit: null,
  certainty: null,
  name: `Patch notes ${version}`,
  path: paths.patchNote(id),
})

/** The newest version with a number: announcements have none. */
const newestOf = ({ versions }: AnswerData) => versions.find(({ version }) => /^\d+\.\d+$/.test(version)) ?? versions[0]

/** "3.0" -> 3.0, or the newest of its line where that one has no entry. */
function findVersion(name: string, { versions }: AnswerData) {
  const line = name.replace(/\.x$/, '')
  return (
    versions.find(({ version }) => version === name) ??
    versions.find(({ version }) => new RegExp(`^${line}\\.\\d+$`).test(version)) ??
    versions.find(({ version }) => version.startsWith(`${line}.`))
  )
}
