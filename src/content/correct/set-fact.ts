import type { Document } from 'yaml'

type NewSource = { source: string; certainty: string; version: string; seen?: { by?: string | undefined; on: string } | undefined }

/** Sets the source of a field. Keeps comments; deletes the note, which was about the old value. */
export function setSource(own: Document, line: string, { source, certainty, version, seen }: NewSource) {
  if (!own.has(line)) own.set(line, own.createNode({}))
  own.setIn([line, 'source'], source)
  own.setIn([line, 'certainty'], certainty)
  if (version) own.setIn([line, 'version'], version)
  else own.deleteIn([line, 'version'])
  if (seen) own.setIn([line, 'seen'], own.createNode({ ...(seen.by && { by: seen.by }), on: seen.on }, { flow: true }))
  else own.deleteIn([line, 'seen'])
  own.deleteIn([line, 'note'])
}

/** Sets a value. Keeps the comment after a scalar; a list or map is replaced. */
export function setFactValue(own: Document, field: string, value: unknown) {
  own.set(field, typeof value === 'object' && value !== null ? own.createNode(value) : value)
}
