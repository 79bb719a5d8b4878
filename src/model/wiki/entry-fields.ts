import { z } from 'zod'

/** Fields shared by several kinds. */
export const Alias = z.string().meta({ description: 'Other names, or empty.', example: '' })
export const Modded = z.boolean().meta({ description: 'True when a mod adds it.', example: false })
export const Active = z.boolean().meta({ description: 'False hides it.', example: true })

/** Additional search words: "keybinds" for the guide to the controls. */
export const Keywords = z.array(z.string().min(1)).meta({ description: 'Search keywords besides its name.' })
