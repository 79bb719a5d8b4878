import { cacheControl } from '#model/http/cache-control.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readdirSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** File names with a hash of the content: cached forever. */
export const hashedName = /(-[\w-]{8}\.(js|css|woff2)|\/icons-[\w-]{8}\.svg)(\.br|\.gz)?$/

/**
 * Serves the files of the folders under /assets/; the first folder that has a file wins. Files are looked up in a list made at the start,
 * because @fastify/static stats each folder at each request. `mayChange`: files may appear while the server runs (development).
 * `createTiles`: returns a function that finds item tiles that are not built.
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folders: readonly string[],
  mayChange: boolean,
  createTiles: (hasFile: (file: string) => boolean) => (file: string) => Promise<string | undefined> = () => async () => undefined,
) {
  const roots = folders.map((folder) => resolve(folder))
  const rootOf = new Map(roots.toReversed().flatMap((root) => listFiles(root).map((file) => [file, root] as const)))
  await app.register(fastifyStatic, {
    serve: false,
    root: roots,
    index: false,
    // Created by scripts/compress-files.ts.
    preCompressed: true,
    setHeaders(response, path) {
      // Embedded cards run in a sandboxed frame without an origin and need CORS for fonts.
      if (path.endsWith('.woff2')) void response.header('access-control-allow-origin', '*')
      void response.header('cache-control', hashedName.test(path) ? cacheControl.hashedFile : cacheControl.file)
    },
  })
  const findTile = createTiles((file) => rootOf.has(file))
  app.get<{ Params: { '*': string } }>(`${prefixes.assets}*`, { schema: { hide: true } }, async (request, reply) => {
    const file = request.params['*']
    const tile = await findTile(file)
    if (tile !== undefined) return reply.type('image/svg+xml').header('cache-control', cacheControl.file).send(tile)
    const root = rootOf.get(file)
    if (root !== undefined) return reply.sendFile(file, root)
    return mayChange ? reply.sendFile(file) : reply.callNotFound()
  })
}

/** Files of a folder and its subfolders, with slashes: "images/items/pan.svg". */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, resolve(parentPath, name)).split(sep).join('/'))
}
