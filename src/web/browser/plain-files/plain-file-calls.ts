import { offlinePaths } from '#model/wiki/addresses/offline-paths.ts'
import { pickListed, type Listed } from './pick-listed.ts'

/** In a copy made of plain files: what pages ask with parts of their own is answered from the file of all; any other call is a file. */
export async function fetchFromFiles(path: string, options: RequestInit): Promise<Response> {
  if (!path.startsWith(offlinePaths.listed)) return fetch(path, options)
  const answer = await fetch(offlinePaths.listed, options)
  return answer.ok ? Response.json(pickListed((await answer.json()) as Listed, path).answer) : answer
}
