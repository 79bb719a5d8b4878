import { z } from 'zod'

/** Fields that things of every kind share. */
export const Alias = z.string().meta({ description: 'Other names, or empty.', example: '' })
export const Modded = z.boolean().meta({ description: 'True when a mod adds it.', example: false })
export const Active = z.boolean().meta({ description: 'False hides it.', example: true })

/** Words for which readers look for something that is not called so: "keybinds" for the guide to the controls. */
export const Keywords = z.array(z.string().min(1)).meta({ description: 'Search keywords besides its name.' })
