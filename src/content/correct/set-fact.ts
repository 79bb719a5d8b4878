import type { Document } from 'yaml'

type Said = { source: string; certainty: string; version: string; seen?: { by?: string | undefined; on: string } | undefined }

/** Writes where a fact comes from. Comments beside it stay; why the old value was doubted is over. */
export function setSource(own: Document, line: string, { source, certainty, version, seen }: Said) {
  if (!own.has(line)) own.set(line, own.createNode({}))
  own.setIn([line, 'source'], source)
  own.setIn([line, 'certainty'], certainty)
  if (version) own.setIn([line, 'version'], version)
  else own.deleteIn([line, 'version'])
  if (seen) own.setIn([line, 'seen'], own.createNode({ ...(seen.by && { by: seen.by }), on: seen.on }, { flow: true }))
  else own.deleteIn([line, 'seen'])
  own.deleteIn([line, 'note'])
}

/** A single value is changed in its place, with the comment behind it; a list or map is written anew. */
export function setValue(own: Document, field: string, value: unknown) {
  own.set(field, typeof value === 'object' && value !== null ? own.createNode(value) : value)
}
