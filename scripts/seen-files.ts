import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './workspace.mjs'

/** What no tool is for, each with its reason. Whatever else Git knows of must be looked at. */
const leftOut = [
  // What the wiki says is set by its writers and checked by `wiki check`.
  'content/',
  // Fonts, and pictures as they are served.
  'public/',
  // Written by `wiki schemas`, from the shapes.
  'schemas/',
  // Written by npm.
  'package-lock.json',
  'bench/lighthouse/package-lock.json',
]

/** What each tool is for, and how it names a file that it looked at. */
const tools = {
  oxfmt: { reads: /\.([cm]?[jt]sx?|css|json|md|ya?ml)$/, names: / oxfmt::format\{path=(.+) strategy=/g },
  oxlint: { reads: /\.[cm]?[jt]sx?$/, names: /^(.+\.[cm]?[jt]sx?)$/gm },
  tsc: { reads: /\.[cm]?[jt]sx?$/, names: /^(.+\.[cm]?[jt]sx?)$/gm },
}

/**
 * Source files that a tool passed over, as "tool: file". A pattern in an ignore list that matches more than it was meant to
 * is silent: a whole layer can go unformatted and unlinted, and every check stays green.
 */
export function listUnseen(said: Record<keyof typeof tools, string>): string[] {
  const sources = listSources()
  return Object.entries(tools).flatMap(([tool, { reads, names }]) => {
    // Some machines have tools print in colours even where nobody looks.
    const seen = new Set(
      [...stripVTControlCharacters(said[tool as keyof typeof tools]).matchAll(names)].map(([, name = '']) => toPath(name)),
    )
    return sources.filter((file) => reads.test(file) && !seen.has(file)).map((file) => `${tool} did not look at ${file}`)
  })
}

function toPath(name: string): string {
  return (isAbsolute(name) ? relative(root, name) : name).replaceAll('\\', '/')
}

/** Every file that Git knows of or would take, but for those left out. */
function listSources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  return listed
    .split('\0')
    .filter((file) => file !== '' && !leftOut.some((start) => file.startsWith(start)) && existsSync(join(root, file)))
}
