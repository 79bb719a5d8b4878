import type { NamedItemKey } from '#model/game/named-items.ts'
import { joinNames } from '#model/text/join-names.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { paths } from '#model/wiki/paths.ts'
import type { AnswerUnit } from '../answer.ts'

export type FactQuestion = {
  asks: RegExp
  /** Keys of the facts that the answer states. The first one is its value, if that is a number. */
  facts: readonly [string, ...string[]]
  unit?: AnswerUnit
  /** The page of the answer: its name, and its path or the key of a named item. */
  name: string
  path: string | { item: NamedItemKey }
  /** The answer; undefined where a fact has no such value. */
  describe: (facts: FactLookup, question: string) => string | undefined
}

/** The text with a value in it; undefined where there is none. */
export const state = <Value>(value: Value | null | undefined, describe: (value: Value) => string | undefined) =>
  value == null || (Array.isArray(value) && value.length === 0) ? undefined : describe(value)

export const joinAll = (names: readonly string[]) => joinNames(names, names.length)

export const guide = (name: string, slug: string, page?: string) => ({ name, path: paths.guide(slug, page) })
