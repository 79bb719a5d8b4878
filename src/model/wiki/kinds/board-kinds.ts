import { Poke, PokeRecord, PokesFile, Speedrun, SpeedrunRecord, SpeedrunsFile } from '#model/leaderboards/leaderboard.ts'
import { defineKind } from '#model/wiki/kinds/kind.ts'
import { paths } from '#model/wiki/paths.ts'

/** The rows of `kinds.ts` that are leaderboards: one file each, with all entries. */
export const boardKinds = {
  speedruns: defineKind({
    table: 'speedrun',
    list: { 'leaderboards/speedruns.yaml': SpeedrunsFile },
    also: ['run'],
    record: SpeedrunRecord,
    key: ['id'],
    address: () => paths.speedrun,
    dump: { as: 'speedruns', place: 14, shape: Speedrun },
  }),
  pokes: defineKind({
    table: 'poke',
    list: { 'leaderboards/pokes.yaml': PokesFile },
    record: PokeRecord,
    key: ['username'],
    address: () => paths.pokes,
    dump: { as: 'pokes', place: 15, shape: Poke },
  }),
} as const
