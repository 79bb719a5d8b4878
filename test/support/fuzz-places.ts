import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../src/web/routes.ts'
import { allParameters, toAddress } from '#server/edge/addresses.ts'

/** Placeholder for a part of a path. */
export const hole = '%'

/** A path and parameters that accept arbitrary input. */
export type Place = { path: string; parameters: string[] }

/** The part of the OpenAPI document with parameters. */
type Description = { paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }> }

/** "database/:item" -> "/database/%"; optional parts are filled. */
const toPath = (pattern: string) =>
  `/${pattern
    .split('/')
    .map((part) => (part === '*' || part.startsWith(':') || part.startsWith('{') ? hole : part))
    .filter(Boolean)
    .join('/')}`

const listPaths = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path = '', children = [] }) => [toPath(path), ...listPaths(children)])

/**
 * All pages and calls with their input, from the wiki's own route list, so that new ones are included. `forgotten` are parameters without a
 * page or call.
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
