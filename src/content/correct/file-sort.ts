import type { z } from 'zod'
import { kindsInText } from '../check/reference-problems.ts'
import type { Kind } from '#model/wiki/kinds/kind.ts'
import { kinds, type KindName } from '#model/game/kinds/kinds.ts'
import { Site } from '#model/wiki/site.ts'

/** The folder, kind and shape of a content file. */
export type FileSort = { folder: string; kind?: Kind; shape: z.ZodObject }

const sorts = new Map<string, FileSort>([
  ['site.yaml', { folder: '', shape: Site }],
  ...Object.values(kinds).flatMap((kind: Kind) =>
    Object.entries({ ...kind.yaml, ...kind.markdown, ...kind.list }).map(([at, shape]): [string, FileSort] => [
      at,
      { folder: at, kind, shape },
    ]),
  ),
])

/** The kinds that a file can refer to. */
export function listReferredKinds(file: string): KindName[] {
  const { references = {}, prose, markdown }: Partial<Kind> = findSort(file)?.kind ?? {}
  return [...new Set([...(Object.values(references) as KindName[]), ...(prose || markdown ? kindsInText : [])])]
}

/** Finds the sort of a file by its path or its folder. */
export function findSort(file: string): FileSort | undefined {
  return sorts.get(file) ?? sorts.get(file.split('/')[0] ?? '')
}
