import { cacheControl } from '#model/wiki/cache-control.ts'
import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { readdirSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Named by their content, which can therefore never change. */
export const namedByContent = /-[\w-]{8}\.(js|css|woff2)(\.br|\.gz)?$/

/**
 * Serves the files of the folders under /assets/; the first folder that has a file wins. What there is was made at build, so it is
 * looked up in a list: asked for a file, the library alone reads every folder on its way, to see that its letters are the same.
 * `mayChange`: files come and go while the server runs, because somebody works on them. `createTiles` gives the tiles that the build does
 * not have.
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
    // Made at build: see scripts/compress-files.ts.
    preCompressed: true,
    setHeaders(response, path) {
      // Fonts are letters of the card that other sites show: in its sandbox it belongs to no site.
      if (path.endsWith('.woff2')) void response.header('access-control-allow-origin', '*')
      void response.header('cache-control', namedByContent.test(path) ? cacheControl.hashedFile : cacheControl.file)
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

/** The files of a folder and of those in it, as addresses have them: "images/items/pan.svg". */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, resolve(parentPath, name)).split(sep).join('/'))
}
