import { toolFacts } from '#model/tools/tool-facts.ts'
import { toFactFile } from '#model/wiki/fact-lookup.ts'

/** The facts that a tool rests on, by their files, each with its words; none for what is no tool, or rests on none. */
export function listToolFacts(slug: string): { id: string; name: string }[] {
  const facts: Record<string, string> = Object.entries(toolFacts).find(([tool]) => tool === slug)?.[1] ?? {}
  return Object.entries(facts).map(([key, name]) => ({ id: toFactFile(key), name }))
}
