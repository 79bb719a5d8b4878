import { toolFacts } from '#model/tools/tool-facts.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'

const factsByTool = new Map<string, Record<string, string>>(Object.entries(toolFacts))

/** The facts that a tool uses: `id` is the file, `name` a description. Undefined for an unknown slug. */
export function listToolFacts(slug: string): { id: string; name: string }[] | undefined {
  const facts = factsByTool.get(slug)
  return facts && Object.entries(facts).map(([key, name]) => ({ id: toFactFile(key), name }))
}
