import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '../../src/web/routes.ts'
import { pageSamples } from './page-samples.ts'

const toRoute = ({ file, path, index, caseSensitive = false }: RouteConfigEntry): RouteObject =>
  index ? { id: file, index } : { id: file, caseSensitive, ...(path !== undefined && { path }) }
/** The routes of the pages; the id of each is its file. */
export const routesOfPages = routes.map(toRoute)

/** The file that makes the page of an address. */
export const templateOf = (path: string): string => matchRoutes(routesOfPages, path.split('?')[0] ?? '')?.at(-1)?.route.id ?? ''

/** Of each template the first address in the list of kinds: it stands for those that are made by the same file. */
export const firstOfTemplates: ReadonlySet<string> = new Set(
  new Map(pageSamples.map(({ path }): [string, string] => [templateOf(path), path]).toReversed()).values(),
)
