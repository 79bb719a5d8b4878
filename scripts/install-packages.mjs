// Installs the packages with npm, prints the progress, and explains failures. Imports only Node modules: nothing is installed yet.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { root, run, say, withProgress } from './processes.mjs'

/** npm's own Node. In an npm script `node` is the one in node_modules, which `npm ci` deletes. */
const npmNode = process.env.npm_node_execpath ?? process.execPath

/** "npm/11.19.1 node/v22.12.0 linux x64" -> "22.12.0": npm picks native packages by this version. */
export const npmNodeVersion = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1] ?? process.versions.node

const noNetwork = 'ENOTFOUND EAI_AGAIN ECONNREFUSED ECONNRESET ETIMEDOUT EHOSTUNREACH ENETUNREACH ERR_SOCKET_TIMEOUT FETCH_ERROR'.split(' ')

/**
 * `npm ci` deletes node_modules first and never changes package-lock.json. Development packages are needed for the build.
 * @param {number} timeoutMs timeout for an answer, in milliseconds
 */
const toOrder = (timeoutMs) => [
  'ci',
  '--include=dev',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=http',
  '--fetch-retries=3',
  '--fetch-retry-factor=2',
  '--fetch-retry-mintimeout=1000',
  `--fetch-timeout=${timeoutMs}`,
]

/**
 * npm requests each package four times, so without a network it would run for an hour. This ends it after a whole round without an
 * answer.
 */
export async function installPackages({ timeoutMs = 30_000 } = {}) {
  requireWritable()
  const total = countPackages()
  let [fetched, failure, silentSince] = [0, '', 0]
  const stall = new AbortController()
  /** @param {string} output */
  const hear = (output) => {
    fetched += output.match(/^npm http (fetch GET 200|cache) \S+\.tgz/gm)?.length ?? 0
    if (/^npm http fetch GET \d/m.test(output)) silentSince = 0
    const [, code] = /attempt \d+ failed with (\w+)/.exec(output) ?? []
    if (!code) return
    if (!failure) say(`The package registry does not answer (${code}). Trying again …`)
    failure = code
    silentSince ||= Date.now()
    if (Date.now() - silentSince >= timeoutMs) stall.abort()
  }
  const describeProgress = () => `Installing packages: ${Math.min(fetched, total)} of ${total}`
  say('Installing packages. This happens once, and again when they change.')
  try {
    await withProgress(describeProgress, () => runNpm(toOrder(timeoutMs), { hear, signal: stall.signal }))
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error)
    throw new Error(explainNpm(stall.signal.aborted ? `npm error code ${failure}` : output), { cause: error })
  }
}

/**
 * Runs npm's script with Node: on Windows, the npm command is a batch file, which Node cannot spawn.
 * @param {string[]} args
 * @param {{ hear: (output: string) => void, signal: AbortSignal }} how
 */
function runNpm(args, how) {
  const beside = dirname(npmNode)
  const script = [
    process.env.npm_execpath ?? '',
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    resolve(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((path) => path.endsWith('npm-cli.js') && existsSync(path))
  return script ? run(npmNode, [script, ...args], { quiet: true, ...how }) : run('npm', args, { quiet: true, ...how })
}

/** Number of packages in the lock file for this platform. */
function countPackages() {
  /** @type {{ packages: Record<string, { os?: string[], cpu?: string[], libc?: string[] }> }} */
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  /** @param {string[] | undefined} allowed @param {string} here */
  const suits = (allowed, here) =>
    !allowed || allowed.includes(here) || allowed.every((name) => name.startsWith('!') && name !== `!${here}`)
  const libc = 'glibcVersionRuntime' in /** @type {any} */ (process.report.getReport()).header ? 'glibc' : 'musl'
  return Object.entries(packages).filter(
    ([path, { os, cpu, libc: library }]) =>
      path !== '' && suits(os, process.platform) && suits(cpu, process.arch) && (process.platform !== 'linux' || suits(library, libc)),
  ).length
}

export function requireWritable() {
  try {
    accessSync(root, constants.W_OK)
  } catch {
    throw new Error(readOnly)
  }
}

const readOnly = `Nothing can be written to ${root}. Copy the wiki to a folder of your own, or make yourself its owner, and start again.`

/**
 * The folder that npm could not write to: the wiki's or npm's cache.
 * @param {string} path
 */
function explainReadOnly(path) {
  if (!relative(root, path).startsWith('..')) return readOnly
  return `npm cannot write to ${path}, its cache. Become the owner of that folder, or use another one: npm_config_cache=/tmp/npm-cache npm start.`
}

/**
 * Explains why npm failed and what to do; unknown errors are shown as npm printed them.
 * @param {string} output
 */
export function explainNpm(output) {
  const code = /^npm error code (\w+)/m.exec(output)?.[1] ?? /\b(ENOENT|EINVAL)$/.exec(output)?.[1] ?? ''
  if (noNetwork.includes(code))
    return `The packages cannot be fetched (${code}): there is no network, or it needs a proxy. Connect, or set the proxy (npm config set proxy http://…). Then start again.`
  if (/^E(40[1347]|5\d\d)$/.test(code))
    return `The packages cannot be fetched (${code}): the registry does not have them. Sign in to the network if it asks for it, or correct the registry (npm config get registry). Then start again.`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return explainReadOnly(/^npm error path (.+)$/m.exec(output)?.[1] ?? root)
  if (code === 'ENOSPC') return `The disk is full: the packages need 900 MB in ${root}. Make room, then start again.`
  if (code === 'ENOENT' && output.startsWith('spawn ')) return 'npm is missing. It comes with Node: install that from https://nodejs.org.'
  if (code === 'EUSAGE') return 'package.json and package-lock.json do not match. Run "npm install", then start again.'
  const lines = output.split('\n').filter((line) => line.startsWith('npm error') && !/^npm error( {4}at |$)/.test(line))
  return `The packages were not installed.\n${(lines.length > 0 ? lines : output.split('\n').slice(-10)).join('\n')}`
}
