import { callPaths } from '#model/wiki/calls/call-paths.ts'
import { isRecord } from '#model/text/is-record.ts'
import { fillIn, type OpenApi, type OpenApiSchema } from '#model/wiki/open-api.ts'

/** What is longer is a page or a table, and no example. */
const longest = 1000

/** Calls that answer another thing the next time, and the one that answers everything. */
const withoutExamples = new Set<string>([callPaths.randomItem, callPaths.chat, callPaths.dump])

/**
 * The description of the API with the examples of answers taken from what each call answers now, to the example of its parameters. An
 * example that was only written down would be wrong with the first change of content, so where there is none to take there is none.
 */
export async function withLiveExamples(description: OpenApi, ask: (address: string) => Promise<unknown>): Promise<OpenApi> {
  const live = structuredClone(description)
  await Promise.all(
    Object.entries(live.paths).map(async ([path, { get: call }]) => {
      const answer = call?.responses['200']?.content?.['application/json']?.schema
      if (!call || !answer) return
      exemplify(answer, withoutExamples.has(path) ? undefined : await ask(fillIn(path, call.parameters ?? [])))
    }),
  )
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
