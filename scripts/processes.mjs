// Runs other programs and prints progress. Imports only Node modules: nothing may be installed yet.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { resolve } from 'node:path'

/**
 * Exits with a message on an unsupported Node: npm would skip native packages without an error, and the build would fail.
 * @param {string} version "20.18.3", as in "engines" of package.json
 */
export function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22) return
  const sentence = `This is Node ${version}; the wiki needs Node 20.19 or later, or Node 22.12 or later. Install one from https://nodejs.org`
  console.error(`\n  ${sentence}, then run the same command again.\n`)
  process.exit(1)
}
requireNode(process.versions.node)

export const root = resolve(import.meta.dirname, '..')

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isEnding = false

/**
 * Passes a signal on to the running processes and exits with them, without an error. Pending `run` promises never settle, so no other
 * step begins. A second signal kills the processes.
 * @param {'SIGINT' | 'SIGTERM'} signal
 */
function endChildren(signal) {
  const code = 128 + constants.signals[signal]
  if (isEnding || running.size === 0) process.exit(code)
  isEnding = true
  clearLine()
  for (const child of running) {
    child.kill(signal)
    // Build steps are killed after a second: npm would take half a minute to roll back.
    if (child.stdout) setTimeout(() => child.kill('SIGKILL'), 1000)
    child.once('exit', (childCode) => {
      running.delete(child)
      // A server that shuts down gracefully is a success.
      if (running.size === 0) process.exit(childCode === 0 ? 0 : code)
    })
  }
}
process.on('SIGINT', () => endChildren('SIGINT'))
process.on('SIGTERM', () => endChildren('SIGTERM'))

/**
 * Runs a command and waits; rejects with its name when it fails. `quiet` prints its output only if it fails, `hear` receives the output
 * in chunks, `signal` kills it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, hear?: (output: string) => void, signal?: AbortSignal }} how
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, quiet = false, hear, signal } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      killSignal: 'SIGKILL',
      signal,
    })
    running.add(child)
    let output = ''
    /** @param {Buffer} data */
    const take = (data) => {
      output += data
      hear?.(String(data))
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.on('error', (error) => {
      running.delete(child)
      fail(error)
    })
    child.on('close', (code) => {
      if (isEnding) return
      running.delete(child)
      if (code === 0) return done(output)
      fail(new Error(`${[command, ...args].join(' ')} failed with exit code ${code}${quiet ? `\n${output}` : ''}`))
    })
  })
}

/** @param {string} line */
export function say(line) {
  clearLine()
  console.log(`  ${line}`)
}

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[2K')
}

/**
 * Prints the progress of long work: on a terminal in one line that updates each second, elsewhere in occasional lines.
 * @template Result
 * @param {() => string} describe
 * @param {() => Promise<Result>} work
 */
export async function withProgress(describe, work) {
  const { isTTY, columns } = process.stdout
  const started = Date.now()
  const printProgress = () => {
    if (isEnding) return
    const line = `${describe()} (${Math.round((Date.now() - started) / 1000)} s)`
    if (isTTY) process.stdout.write(`\r\u001B[2K  ${line.slice(0, (columns || 80) - 3)}`)
    else say(line)
  }
  if (isTTY) printProgress()
  const timer = setInterval(printProgress, isTTY ? 1000 : 15_000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    clearLine()
  }
}
