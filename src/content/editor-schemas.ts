import { z } from 'zod'
import { draftField } from '#model/wiki/draft.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds } from '#model/game/kinds/kinds.ts'
import { Site } from '#model/wiki/site.ts'

/** JSON Schemas of the YAML files, by file name ("items.json"), for completion and validation in editors. */
export function createEditorSchemas(): Record<string, string> {
  const shapes = Object.values(kinds).flatMap(({ yaml = {} }: Kind) =>
    Object.entries(yaml).map(([folder, shape]) => [folder, shape.extend({ draft: draftField })] as const),
  )
  return Object.fromEntries(
    [...shapes, ['site', Site] as const].map(([folder, shape]) => [
      `${folder}.json`,
      `${JSON.stringify(z.toJSONSchema(shape, { io: 'input' }), null, 2)}\n`,
    ]),
  )
}
