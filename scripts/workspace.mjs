// Prepares every command: installs the packages, finds the wiki's Node, and builds the pages. Runs on any Node that package.json allows,
// before anything is installed, so it imports only Node modules.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { installPackages, npmNodeVersion, requireWritable } from './install-packages.mjs'
import { requireNode, root, run, say, withProgress } from './processes.mjs'

export { root, run }
const installedStamp = join(root, 'node_modules', '.installed')

/** Path of the wiki's Node, from the npm package `node`: the same version on every machine. */
export function findNode() {
  const packaged = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(packaged)) return packaged
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new Error('Node 24 is missing: the package "node" did not install. Run "npm ci", or install Node 24 or later.')
}

/**
 * Limit of V8's old space in megabytes, lower than V8's default of half the memory: V8 collects less often with a higher limit, and with
 * four gigabytes it used a hundred megabytes more.
 */
const longLived = Math.min(1024, Math.floor(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 2 ** 21))

export const builtServer = 'build/server/start.js'
/** Sources that published answers depend on, besides the content. Their hash is in the server, so a change rebuilds it. */
export const codeSources = ['src', 'art', 'public', 'scripts', 'package-lock.json', 'vite.config.ts']

/**
 * Node options and environment of the server: a compile cache for faster starts, and settings of V8 and malloc for less memory. The
 * server also runs without them.
 */
export const serving = {
  args: [`--max-old-space-size=${longLived}`, '--max-semi-space-size=16', builtServer],
  env: {
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: join(root, 'var', 'compile-cache'),
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/**
 * Runs a measurement that writes a document, and formats the document. A missed goal sets the exit code.
 * @param {string} script
 * @param {string[]} args
 * @param {string} document
 */
export async function measure(script, args, document) {
  await run(findNode(), [script, ...args], { env: { NODE_ENV: 'production' } }).catch(() => (process.exitCode = 1))
  await run(findNode(), ['node_modules/oxfmt/bin/oxfmt', '--write', '--no-error-on-unmatched-pattern', document], { quiet: true })
}

/** Installs the packages if they are missing or belong to another lock file or Node. Exits with a message when that fails. */
export async function ensureInstalled() {
  const installed = `${npmNodeVersion} ${hashFiles(['package.json', 'package-lock.json'])}`
  if (existsSync(installedStamp) && readFileSync(installedStamp, 'utf8') === installed) return
  requireNode(npmNodeVersion)
  rmSync(installedStamp, { force: true })
  try {
    await installPackages()
  } catch (error) {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  writeFileSync(installedStamp, installed)
}

/** Builds pages and pictures if their sources have changed. */
export async function ensureBuilt() {
  await step(
    'pictures',
    [
      'art',
      'scripts/build-pictures.ts',
      'scripts/compress-files.ts',
      'src/server/compressed-copies.ts',
      'src/model/map/map-projection.ts',
      'src/model/game/glyph-names.ts',
      'src/web/ui/icon-names.ts',
      'package-lock.json',
      'content/items',
      'content/pictures',
      'content/towns',
      'content/digsites',
      'content/shops',
    ],
    () => run(findNode(), ['scripts/build-pictures.ts'], { quiet: true }).then(() => compress('build/pictures')),
  )
  await step(
    'pages',
    [
      'src/web',
      'src/model',
      'src/content',
      'src/api-client',
      'public',
      'scripts/compress-files.ts',
      'src/server/compressed-copies.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ],
    () =>
      run(findNode(), ['node_modules/@react-router/dev/bin.cjs', 'build'], { quiet: true, env: { NODE_ENV: 'production' } }).then(() =>
        compress('build/pages/client/assets'),
      ),
  )
  await step('server', codeSources, () => run(findNode(), ['scripts/build-server.ts'], { quiet: true, env: { NODE_ENV: 'production' } }))
  // It lists the output of the previous two steps.
  await step('worker', ['scripts/build-worker.ts', 'build/.pictures', 'build/.pages'], () =>
    run(findNode(), ['scripts/build-worker.ts'], { quiet: true, env: { NODE_ENV: 'production' } }),
  )
}

/** @param {string} folder */
function compress(folder) {
  return run(findNode(), ['scripts/compress-files.ts', folder], { quiet: true })
}

/**
 * @param {string} name
 * @param {string[]} sources
 * @param {() => Promise<unknown>} build
 */
export async function step(name, sources, build) {
  const stamp = join(root, 'build', `.${name}`)
  const hash = hashFiles(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = Date.now()
  requireWritable()
  // An interrupted build must not count as complete.
  rmSync(stamp, { force: true })
  await withProgress(() => `Building ${name} …`, build)
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(stamp, hash)
  say(`Built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s.`)
}

/**
 * Hash of files and folders, without tests.
 * @param {string[]} paths
 */
export function hashFiles(paths) {
  const hash = createHash('sha1')
  for (const path of paths) addToHash(hash, join(root, path))
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} path
 */
function addToHash(hash, path) {
  if (!existsSync(path)) return
  const entries = readEntries(path)
  if (!entries) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
    return
  }
  for (const entry of entries.toSorted((a, b) => (a < b ? -1 : 1))) if (!/\.test\.tsx?$/.test(entry)) addToHash(hash, join(path, entry))
}

/** @param {string} path */
function readEntries(path) {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}
