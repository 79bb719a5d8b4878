import { z } from 'zod'

/** A file of `content/` as it is written, for those who correct it. */
export const ContentFile = z.strictObject({
  file: z.string().meta({ description: 'Its place in the content folder.' }),
  text: z.string().meta({ description: 'What stands in it; empty where it is too long to be read here.' }),
  page: z.string().meta({ description: 'The page that shows what it says, or empty.' }),
  title: z.string().meta({ description: 'The name or title of what it tells of.' }),
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
