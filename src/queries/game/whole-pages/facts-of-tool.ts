import { toolFacts } from '#model/tools/tool-facts.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'

const factsByTool = new Map<string, Record<string, string>>(Object.entries(toolFacts))

/** The facts that a tool rests on, by their files, each with its words; undefined where no tool has that slug. */
export function listToolFacts(slug: string): { id: string; name: string }[] | undefined {
  const facts = factsByTool.get(slug)
  return facts && Object.entries(facts).map(([key, name]) => ({ id: toFactFile(key), name }))
}
