import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editYaml } from '#content/correct/edit-yaml.ts'
import { setFactValue } from '#content/correct/set-fact.ts'
import { Site } from '#model/wiki/site.ts'
import type { Here } from './here.ts'
import type { Plan } from './plan.ts'

const siteFile = 'site.yaml'
/** Settings for a new wiki, which the API does not have. */
const ownSite = join(import.meta.dirname, '../../content', siteFile)

/** Plans the change of the spotlight video, and for an empty folder the files that every wiki needs. */
export function planSite(there: string, here: Here): Plan {
  const { data: spotlight = '' } = Site.shape.embeds.shape.spotlight.safeParse(there)
  if (!here.site) {
    const nothing = { database: [], tools: {} }
    const start = (text: string) => editYaml(text, [{ path: ['pictures'], change: (own, at) => setFactValue(own, at, nothing) }])
    return {
      changes: [
        {
          thing: 'site',
          file: siteFile,
          messages: [],
          apply: () => showVideo(start(readFileSync(ownSite, 'utf8')), spotlight),
        },
        ...Object.entries({
          'destinations.yaml': 'destinations',
          'leaderboards/speedruns.yaml': 'runs',
          'leaderboards/pokes.yaml': 'pokes',
        }).map(([file, list]) => ({ thing: file, file, messages: [], apply: () => `${list}: []\n` })),
      ],
      conflicts: [],
      same: 0,
    }
  }
  const now = here.site.embeds.spotlight
  if (spotlight === '' || spotlight === now) return { changes: [], conflicts: [], same: 0 }
  const field = 'embeds.spotlight'
  if (now !== '')
    return { changes: [], conflicts: [{ thing: 'site', field, here: now, there: spotlight, because: 'written here' }], same: 0 }
  return {
    changes: [{ thing: 'site', file: siteFile, messages: [`${field}: "" → "${spotlight}"`], apply: (text) => showVideo(text, spotlight) }],
    conflicts: [],
    same: 0,
  }
}

function showVideo(text: string, spotlight: string): string {
  return editYaml(text, [{ path: ['embeds', 'spotlight'], change: (own, at) => setFactValue(own, at, spotlight) }])
}
