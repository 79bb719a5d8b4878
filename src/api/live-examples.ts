import { setImmediate } from 'node:timers/promises'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { isRecord } from '#model/text/is-record.ts'
import { fillIn, type OpenApi, type OpenApiSchema } from '#model/wiki/open-api.ts'

/** Longer values are no useful example. In characters of JSON. */
const maxExampleLength = 1000

/** Calls whose answer is random, changes by itself or is very large. */
const withoutExamples = new Set<string>([callPaths.randomItem, callPaths.chat, callPaths.dump])

/** Calls whose answer grows with the wiki. */
const growingCalls = new Set(
  [
    callPaths.items,
    callPaths.vanillaItems,
    callPaths.itemLinks,
    callPaths.itemsOfGroups,
    callPaths.mapGoods,
    callPaths.mapPage,
    callPaths.runs,
    callPaths.runsWith,
    callPaths.allPokes,
    callPaths.searchIndex,
    callPaths.guides,
    callPaths.thingPages,
    callPaths.thingNames,
    callPaths.provenanceOf,
    callPaths.contentFiles,
    callPaths.dataQualityOf,
  ].map((path) => path.replaceAll(/:(\w+)/g, '{$1}')),
)
/** In a wiki with more things, growing calls get no example: their answers would be a hundred megabytes. */
const maxThings = 5000

/**
 * Returns the OpenAPI document with live examples: the current answer of each call to its example parameters, by `ask`. Written examples
 * are removed, as they would be outdated.
 */
export async function withLiveExamples(description: OpenApi, things: number, ask: (address: string) => Promise<unknown>): Promise<OpenApi> {
  const live = structuredClone(description)
  for (const [path, { get: call }] of Object.entries(live.paths)) {
    const answer = call?.responses['200']?.content?.['application/json']?.schema
    if (!call || !answer) continue
    const isRequested = !withoutExamples.has(path) && (things <= maxThings || !growingCalls.has(path))
    exemplify(answer, isRequested ? await ask(fillIn(path, call.parameters ?? [])) : undefined)
    // Lets other requests run in between.
    await setImmediate()
  }
  return live
}

/** Sets examples for the fields of the envelope and of one result, in each shape of the answer. */
function exemplify(answer: OpenApiSchema, body: unknown) {
  removeExamples(answer)
  if (!isRecord(body)) return
  for (const [name, field] of (answer.anyOf ?? [answer]).flatMap(fieldsOf)) {
    const [value, shape] = [body[name], field.items ?? field]
    if (name === 'results' && Array.isArray(value)) exemplifyResult(shape, value)
    else if (name === 'result') exemplifyResult(shape, [value])
    else setExample(field, value)
  }
}

/** Uses for each shape of a result the first result that has its fields. */
function exemplifyResult(schema: OpenApiSchema, results: readonly unknown[]) {
  for (const shape of schema.anyOf ?? [schema]) {
    const fields = fieldsOf(shape)
    const names = new Set(fields.map(([name]) => name))
    const example = results.find((result) => isRecord(result) && Object.keys(result).every((name) => names.has(name)))
    if (isRecord(example)) for (const [name, field] of fields) setExample(field, example[name])
  }
  if (!isRecord(results[0])) setExample(schema, results[0])
}

function setExample(schema: OpenApiSchema, value: unknown) {
  if (value !== undefined && JSON.stringify(value).length <= maxExampleLength) schema.example = value
}

function removeExamples(schema: OpenApiSchema) {
  delete schema.example
  delete schema.examples
  const inner = [...fieldsOf(schema).map(([, field]) => field), ...(schema.anyOf ?? []), schema.items, schema.additionalProperties]
  for (const part of inner) if (typeof part === 'object') removeExamples(part)
}

const fieldsOf = ({ properties = {} }: OpenApiSchema) => Object.entries(properties)
