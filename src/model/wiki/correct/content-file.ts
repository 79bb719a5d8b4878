import { z } from 'zod'

/** The text of a content file, for corrections. */
export const ContentFile = z.strictObject({
  file: z.string().meta({ description: 'Its path in the content folder.' }),
  text: z.string().meta({ description: 'Its text; empty when it is too long.' }),
  page: z.string().meta({ description: 'The page that shows it, or empty.' }),
  title: z.string().meta({ description: 'Name or title of its subject.' }),
})
export type ContentFile = z.infer<typeof ContentFile>

/** Name of the root folder in calls. */
export const rootFolder = 'content'

/** A page by its path alone, however its letters are spelt: "/legacy-mods/a%20b?x#y" -> "/legacy-mods/a b" */
export function toPagePath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  const clean = path.replace(/(?<=.)\/+$/, '')
  try {
    return decodeURIComponent(clean)
  } catch {
    return clean
  }
}
