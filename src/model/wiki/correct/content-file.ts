import { z } from 'zod'

/** A file of `content/` as it is written, for those who correct it. */
export const ContentFile = z.strictObject({
  file: z.string().meta({ description: 'Its path in the content folder.' }),
  text: z.string().meta({ description: 'Its text; empty when it is too long.' }),
  page: z.string().meta({ description: 'The page that shows it, or empty.' }),
  title: z.string().meta({ description: 'Name or title of its subject.' }),
})
export type ContentFile = z.infer<typeof ContentFile>

/** How calls name the folder of a file that lies in none. */
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
