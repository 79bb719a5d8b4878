import { examples } from '#model/game/words.ts'
import { z } from 'zod'
import { speedrunFilterFields } from './run-fields.ts'

/** A run on the speedrun leaderboard. */
export const Speedrun = z.strictObject({
  player: z.string().min(1).meta({ description: 'Who ran it.', example: 'Sample Digger' }),
  plot: z.string().min(1).meta(examples.plot),
  version: z.string().min(1).meta({ description: 'Version of the game.', example: '1.6' }),
  challenge: z.string().min(1).meta({ description: 'The goal of the run.', example: '10,000 coins' }),
  setup: z.string().min(1).meta({ description: 'The setup of the run.', example: 'Solo' }),
  time: z.int().positive().meta({ description: 'Length of the run in whole seconds: 1:02:03 is 3723.', example: 3723 }),
  timestamp: z.iso.datetime().meta({ description: 'When it was submitted, UTC.', example: '2026-11-21T00:00:00Z' }),
  videolink: z
    .string()
    .regex(/^(https:\/\/[^\s/]+\.\S+)?$/, 'expected an https address, or nothing')
    .meta({ description: 'Address of the video (https), or empty.', example: '' }),
  videoProvider: z.enum(['youtube', 'twitch', 'other', '']).meta({ description: 'Where the video is, or empty.', example: '' }),
})
export type Speedrun = z.infer<typeof Speedrun>

/** The record of a run; `sample` rows are not real. */
export const SpeedrunRecord = Speedrun.extend({ id: z.int().positive(), sample: z.boolean().default(false) })
export type SpeedrunRecord = z.infer<typeof SpeedrunRecord>

/** `videoProvider` is derived from the link. */
export const SpeedrunsFile = z.strictObject({ runs: z.array(SpeedrunRecord.omit({ videoProvider: true })) })

export type SpeedrunFilter = Record<(typeof speedrunFilterFields)[number], string>

/** A run with its rank in its category. */
export const RankedRun = Speedrun.extend({
  rank: z.int().positive().meta({ description: 'Place among all runs of the category; equal times share it.' }),
  of: z.int().positive().meta({ description: 'Runs in the category, of all players.' }),
  sample: z.boolean().meta({ description: 'True for a sample run.' }),
})
export type RankedRun = z.infer<typeof RankedRun>

/** The values of each filter. */
const Values = z.array(z.string())
export const RunOptions = z.strictObject({
  player: Values.meta({ description: 'Players with runs, by name; of very many, those with the most runs.' }),
  plot: Values,
  version: Values,
  challenge: Values,
  setup: Values,
  players: z.int().meta({ description: 'How many players have runs, listed or not.' }),
})
export type RunOptions = z.infer<typeof RunOptions>

export const RunCategory = Speedrun.pick({ challenge: true, plot: true, setup: true, version: true })
export type RunCategory = z.infer<typeof RunCategory>

export const RunRecord = z.strictObject({
  run: Speedrun,
  improved_by: z.int().nullable().meta({ description: 'Seconds faster than the previous record; null for the first.' }),
  sample: z.boolean().meta({ description: 'True for a sample run.' }),
})
export type RunRecord = z.infer<typeof RunRecord>

/** The records of a category over time. */
export const RunProgression = z.strictObject({
  category: RunCategory,
  runs: z.int().meta({ description: 'Runs in this category.' }),
  categories: z.int().meta({ description: 'Number of categories among the matching runs; this is the one with the most runs.' }),
  until: z.iso.datetime().meta({ description: 'When the last run of the whole board was submitted, UTC.' }),
  records: z.array(RunRecord).meta({ description: 'Oldest first; each is faster than the one before.' }),
})
export type RunProgression = z.infer<typeof RunProgression>

/** The best run of a player in a category, with its rank. */
export const PlayerBest = Speedrun.pick({
  challenge: true,
  plot: true,
  setup: true,
  version: true,
  time: true,
  timestamp: true,
  videolink: true,
  videoProvider: true,
}).extend({
  rank: z.int().positive().meta({ description: 'Place among all runs of the category; equal times share it.' }),
  of: z.int().positive().meta({ description: 'Runs in the category, of all players.' }),
  runs: z.int().positive().meta({ description: 'Runs of this player in the category.' }),
  sample: z.boolean().meta({ description: 'True for a sample run.' }),
})
export type PlayerBest = z.infer<typeof PlayerBest>

/** Explains why no run matches. */
export const EmptySelection = z.strictObject({
  unknown: z.array(z.enum(speedrunFilterFields)).meta({ description: 'Parts of the filter without any run.' }),
  leave_out: z
    .array(z.strictObject({ field: z.enum(speedrunFilterFields), runs: z.int().positive() }))
    .meta({ description: 'Parts to leave out for results, with the number of runs.' }),
})
export type EmptySelection = z.infer<typeof EmptySelection>

/** All data of the speedrun page. */
export const WholeRunPage = z.strictObject({
  options: RunOptions,
  page: z.int().positive().meta({ description: 'Page number; past the end, the last page.' }),
  total: z.int().meta({ description: 'Runs on all pages together.' }),
  runs: z.array(RankedRun),
  progression: RunProgression.nullable().meta({ description: 'History of the record; null without runs.' }),
  best: z.array(PlayerBest).meta({ description: 'The best runs of the requested player, or empty.' }),
  empty: EmptySelection.nullable().meta({ description: 'Why there are no runs; null when there are.' }),
  has_samples: z.boolean().meta({ description: 'True while runs are samples.' }),
})
export type WholeRunPage = z.infer<typeof WholeRunPage>

/** A row of the pokes leaderboard. */
export const Poke = z.strictObject({
  rank: z.int().positive().meta({ description: 'Place; equal pokes share it.', example: 1 }),
  username: z.string().min(1).meta({ description: 'Who poked.', example: 'Sample Poker' }),
  pokes: z.int().nonnegative().meta({ description: 'How often.', example: 120 }),
})
export type Poke = z.infer<typeof Poke>

/** The record of a row; `sample` rows are not real. */
export const PokeRecord = Poke.extend({ sample: z.boolean().default(false) })
export type PokeRecord = z.infer<typeof PokeRecord>

/** Ranks are derived. */
export const PokesFile = z.strictObject({ pokes: z.array(PokeRecord.omit({ rank: true })) })

/** Sample rows of an answer, beside the rows, whose fields do not change. */
export const SamplePlaces = z.array(z.int()).meta({ description: 'Indexes in `results`, from 0, of the sample rows.' })

/** Which leaderboards have sample rows. */
export const LeaderboardSamples = z.strictObject({
  speedruns: z.boolean().meta({ description: 'True while runs are samples.' }),
  pokes: z.boolean().meta({ description: 'True while pokes are samples.' }),
})
export type LeaderboardSamples = z.infer<typeof LeaderboardSamples>
