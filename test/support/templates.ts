import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import routes from '../../src/web/routes.ts'
import { pageSamples } from './page-samples.ts'

const toRoute = ({ file, path, index, caseSensitive = false }: RouteConfigEntry): RouteObject =>
  index ? { id: file, index } : { id: file, caseSensitive, ...(path !== undefined && { path }) }
/** Routes of the pages; their id is the file. */
export const routesOfPages = routes.map(toRoute)

/** The file that renders a path. */
export const templateOf = (path: string): string => matchRoutes(routesOfPages, path.split('?')[0] ?? '')?.at(-1)?.route.id ?? ''

/** The first sample of each page file. */
export const firstOfTemplates: ReadonlySet<string> = new Set(
  new Map(pageSamples.map(({ path }): [string, string] => [templateOf(path), path]).toReversed()).values(),
)
