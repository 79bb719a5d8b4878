import { setImmediate } from 'node:timers/promises'
import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { isRecord } from '#model/text/is-record.ts'
import { fillIn, type OpenApi, type OpenApiSchema } from '#model/wiki/open-api.ts'

/** What is longer is a page or a table, and no example. */
const longest = 1000

/** Calls that answer another thing the next time, and the one that answers everything. */
const withoutExamples = new Set<string>([callPaths.randomItem, callPaths.chat, callPaths.dump])

/** Calls that answer all of something, however much there is. */
const ofAll = new Set(
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
/** Things in a wiki of which all may be asked for the sake of an example: of many more they are a hundred megabytes. */
const maxRequested = 5000

/**
 * The description of the API with the examples of answers taken from what each call answers now, to the example of its parameters. An
 * example that was only written down would be wrong with the first change of content, so where there is none to take there is none.
 */
export async function withLiveExamples(description: OpenApi, things: number, ask: (address: string) => Promise<unknown>): Promise<OpenApi> {
  const live = structuredClone(description)
  for (const [path, { get: call }] of Object.entries(live.paths)) {
    const answer = call?.responses['200']?.content?.['application/json']?.schema
    if (!call || !answer) continue
    const isAsked = !withoutExamples.has(path) && (things <= maxRequested || !ofAll.has(path))
    exemplify(answer, isAsked ? await ask(fillIn(path, call.parameters ?? [])) : undefined)
    // One answer in memory after the other, and readers in between.
    await setImmediate()
  }
  return live
}

/** Of the answer's envelope and of one result, each field has its whole value as its example; of an answer of several shapes, in each. */
function exemplify(answer: OpenApiSchema, body: unknown) {
  forget(answer)
  if (!isRecord(body)) return
  for (const [name, field] of (answer.anyOf ?? [answer]).flatMap(fieldsOf)) {
    const [value, shape] = [body[name], field.items ?? field]
    if (name === 'results' && Array.isArray(value)) exemplifyResult(shape, value)
    else if (name === 'result') exemplifyResult(shape, [value])
    else setExample(field, value)
  }
}

/** A result of several shapes shows of each the first that has it. */
function exemplifyResult(schema: OpenApiSchema, results: readonly unknown[]) {
  for (const shape of schema.anyOf ?? [schema]) {
    const fields = fieldsOf(shape)
    const names = new Set(fields.map(([name]) => name))
    const example = results.find((one) => isRecord(one) && Object.keys(one).every((name) => names.has(name)))
    if (isRecord(example)) for (const [name, field] of fields) setExample(field, example[name])
  }
  if (!isRecord(results[0])) setExample(schema, results[0])
}

function setExample(schema: OpenApiSchema, value: unknown) {
  if (value !== undefined && JSON.stringify(value).length <= longest) schema.example = value
}

function forget(schema: OpenApiSchema) {
  delete schema.example
  delete schema.examples
  const inner = [...fieldsOf(schema).map(([, field]) => field), ...(schema.anyOf ?? []), schema.items, schema.additionalProperties]
  for (const one of inner) if (typeof one === 'object') forget(one)
}

const fieldsOf = ({ properties = {} }: OpenApiSchema) => Object.entries(properties)
