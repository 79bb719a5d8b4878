import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { allParameters, toAddress } from '#server/edge/addresses.ts'

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

/**
 * All pages and calls with the input they take, as the wiki itself knows them: a new page, call or parameter is tried from the
 * day it is there. `forgotten` are parameters that no page or call was found for.
 */
export function listPlaces(description: Description): { places: Place[]; forgotten: string[] } {
  const createPlace = (path: string, more: string[] = []): Place => {
    const filled = path.replaceAll(hole, 'x')
    const matter = allParameters.filter((name) => toAddress(`${filled}?${name}=x`).cacheKey !== filled)
    return { path, parameters: [...new Set([...matter, ...more])] }
  }
  const pages = listPaths(routes).map((path) => createPlace(path))
  const calls = Object.entries(description.paths).map(([path, { get }]) =>
    createPlace(
      toPath(path.slice(1)),
      get?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ),
  )
  const places = [
    ...pages,
    ...calls,
    createPlace(`/assets/${hole}`),
    createPlace(`/assets/images/items/${hole}`),
    createPlace(`/api/${hole}`),
  ]
  const taken = new Set(places.flatMap(({ parameters }) => parameters))
  return { places: places.filter(takesInput), forgotten: allParameters.filter((name) => !taken.has(name)) }
}

const takesInput = ({ path, parameters }: Place) => path.includes(hole) || parameters.length > 0
