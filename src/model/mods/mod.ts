import { z } from 'zod'
import { Active } from '#model/wiki/entry-fields.ts'
import { provenanceFields } from '#model/wiki/provenance.ts'

export const RibbonColor = z.enum(['orange', 'green', 'red', 'blue', ''])
export type RibbonColor = z.infer<typeof RibbonColor>

/** A mod of the legacy list: a pak file for the 1.x line of the game. */
export const ModRecord = z.strictObject({
  id: z.int().positive().meta({ description: 'Number of the mod.', example: 1 }),
  name: z.string().min(1).meta({ description: 'Name of the mod.', example: 'Spawn Menu' }),
  author: z.string().min(1).meta({ description: 'Who made it.', example: 'Rhino' }),
  description: z.string().min(1).meta({ description: 'What it does.', example: 'Adds a menu for spawning any item.' }),
  url: z.url({ protocol: /^https$/ }).meta({ description: 'Absolute address of the file or its page.' }),
  details: z.boolean().meta({ description: 'True when the wiki has a page about it.', example: false }),
  ribbon_text: z.string().meta({ description: 'Text of its ribbon, or empty. Never null.', example: 'Required' }),
  ribbon_color: RibbonColor.meta({ description: 'Color of its ribbon, or empty.', example: 'green' }),
  status: z.enum(['legacy', 'workshop']).meta({
    description: 'legacy: installed by hand, as most mods for 1.x; workshop: from the Steam Workshop, for 2.0 and later.',
    example: 'legacy',
  }),
  body: z.string().meta({ description: 'Its page, Markdown in the file.' }),
  added_by: z.string().meta({ description: 'Who entered it here.', example: 'Bridgepour editors' }),
  timestamp: z.iso
    .datetime()
    .meta({ description: 'The day its file was last compared with its sources, UTC.', example: '2026-11-21T00:00:00Z' }),
  updated: z.iso.datetime().meta({ description: 'The same day as `timestamp`.', example: '2026-11-21T00:00:00Z' }),
  active: Active,
  ...provenanceFields,
})
export type ModRecord = z.infer<typeof ModRecord>

export const ModFile = ModRecord.omit({ timestamp: true, updated: true }).extend({
  details: ModRecord.shape.details.default(false),
  ribbon_text: ModRecord.shape.ribbon_text.default(''),
  ribbon_color: ModRecord.shape.ribbon_color.default(''),
  status: ModRecord.shape.status.default('legacy'),
  body: ModRecord.shape.body.default(''),
  added_by: ModRecord.shape.added_by.default('Bridgepour editors'),
  active: ModRecord.shape.active.default(true),
})

export const Mod = ModRecord.pick({
  name: true,
  author: true,
  description: true,
  url: true,
  details: true,
  ribbon_text: true,
  ribbon_color: true,
  status: true,
})
export type Mod = z.infer<typeof Mod>

/** Clients recognize hits by their exact fields and order, so the order is part of the contract. */
export const ModHit = ModRecord.pick({
  id: true,
  name: true,
  description: true,
  author: true,
  added_by: true,
  url: true,
  timestamp: true,
  updated: true,
  active: true,
})
export type ModHit = z.infer<typeof ModHit>
