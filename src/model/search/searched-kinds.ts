import { kindNames, kinds, type KindName, type Kinds } from '#model/game/kinds/kinds.ts'

/** The kinds that search finds. */
export type SearchedKind = { [Name in KindName]: Kinds[Name] extends { search: object } ? Name : never }[KindName]
export const searchedKinds = kindNames
  .filter((name): name is SearchedKind => 'search' in kinds[name])
  .toSorted((a, b) => Number('last' in kinds[a].search) - Number('last' in kinds[b].search))
