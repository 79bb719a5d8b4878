import type { Kysely } from 'kysely'
import type { Wiring } from '#model/logic/wiring.ts'
import type { Tables } from '#database/tables.ts'

export function wiringQueries(db: Kysely<Tables>) {
  return {
    /** How the example builds are connected, by name of the build. */
    async listAll(): Promise<Wiring[]> {
      const rows = await db.selectFrom('wiring').select(['build', 'title', 'nodes', 'edges']).orderBy('build').execute()
      return rows.map(({ build, title, nodes, edges }) => ({
        build,
        title,
        nodes: JSON.parse(nodes) as Wiring['nodes'],
        edges: JSON.parse(edges) as Wiring['edges'],
      }))
    },
  }
}
