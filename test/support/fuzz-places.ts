import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { toAddress } from '#server/edge/addresses.ts'

/** Where one part of an address is put in. */
export const hole = '%'

/** A place where a reader or a program may put anything: a path and the parameters that matter there. */
export type Place = { path: string; parameters: string[] }

/** The part of the description of the API that says what a call takes. */
type Description = { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> }

/** "database/:item" -> "/database/%"; what may be left out is given. */
const toPath = (pattern: string) =>
  `/${pattern
    .split('/')
    .map((part) => (part === '*' || part.startsWith(':') || part.startsWith('{') ? hole : part))
    .filter(Boolean)
    .join('/')}`

const listPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [toPath(path), ...listPaths(children)])

/** Every name of a parameter that src/server/edge/addresses.ts writes or takes over from a tool. */
async function listParameters(): Promise<string[]> {
  const source = readFileSync('src/server/edge/addresses.ts', 'utf8')
  const written = [...source.matchAll(/parameters: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const imported = [...source.matchAll(/import \{ (\w+Parameters) \} from '#(model\/[\w/-]+\.ts)'/g)].map(
    async ([, name = '', file = '']) => {
      const module = resolve('src', file)
      return ((await import(module)) as Record<string, string[]>)[name] ?? []
    },
  )
  return [...new Set([...written, ...(await Promise.all(imported)).flat()])]
}

/**
 * All pages and calls with the input they take, as the wiki itself knows them: a new page, call or parameter is tried from the
 * day it is there. `forgotten` are parameters that no page or call was found for.
 */
export async function listPlaces(description: Description): Promise<{ places: Place[]; forgotten: string[] }> {
  const known = await listParameters()
  const toPlace = (path: string, more: string[] = []): Place => {
    const filled = path.replaceAll(hole, 'x')
    const matter = known.filter((name) => toAddress(`${filled}?${name}=x`).cacheKey !== filled)
    return { path, parameters: [...new Set([...matter, ...more])] }
  }
  const pages = listPaths(routes).map((path) => toPlace(path))
  const calls = Object.entries(description.paths).map(([path, { get }]) =>
    toPlace(
      toPath(path.slice(1)),
      get?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ),
  )
  const places = [...pages, ...calls, toPlace(`/assets/${hole}`), toPlace(`/assets/images/items/${hole}`), toPlace(`/api/${hole}`)]
  const taken = new Set(places.flatMap(({ parameters }) => parameters))
  return { places: places.filter(takesInput), forgotten: known.filter((name) => !taken.has(name)) }
}

const takesInput = ({ path, parameters }: Place) => path.includes(hole) || parameters.length > 0
