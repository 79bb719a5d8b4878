import { isRecord } from '#model/text/is-record.ts'
import { resultNames } from './game/result-names.ts'
import type { OpenApi, OpenApiCall, OpenApiSchema } from '#model/wiki/open-api.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Moves the shapes of answers and results to named `components` and replaces them by references. Shapes that differ only in examples are
 * the same.
 */
export function nameShapes(document: OpenApi): OpenApi {
  const names = new Map<string, string>()
  const toKey = createKeys()
  const calls = Object.values(document.paths).flatMap(({ get: call }) => call ?? [])
  // Calls in `resultNames` first: "Item" is the result of several calls.
  for (const call of calls.toSorted((a, b) => Number(hasResultName(b.operationId)) - Number(hasResultName(a.operationId))))
    for (const [index, shape] of listResults(jsonOf(call)).entries()) {
      const usual = `${pascal(call.operationId)}Result${index === 0 ? '' : index + 1}`
      if (shape.properties && !names.has(toKey(shape))) names.set(toKey(shape), (index === 0 && nameOfResult(call.operationId)) || usual)
    }
  const errorResponse = calls.map(({ responses }) => responses['400']?.content?.['application/json']?.schema).find(Boolean)
  if (errorResponse) names.set(toKey(errorResponse), 'ErrorResponse')

  const schemas: Record<string, unknown> = {}
  function refer(name: string, schema: OpenApiSchema) {
    if (!Object.hasOwn(schemas, name)) {
      schemas[name] = true
      schemas[name] = replaceWithin(schema)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  function replace(part: unknown): unknown {
    if (Array.isArray(part)) return part.map(replace)
    if (!isRecord(part)) return part
    const name = isRecord(part.properties) ? names.get(toKey(part)) : undefined
    return name === undefined ? replaceWithin(part) : refer(name, part)
  }
  const replaceWithin = (schema: object) =>
    Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, /^examples?$/.test(key) ? part : replace(part)]))

  // A shape keeps the examples of its first call; those of calls with parameters are chosen.
  for (const call of calls.toSorted((a, b) => countParameters(b) - countParameters(a)))
    for (const [status, response] of Object.entries(call.responses)) {
      const content = response.content?.['application/json']
      if (!content?.schema) continue
      const isAnswer = status === '200' && content.schema.$ref === undefined
      // oxlint-disable-next-line typescript/consistent-type-assertions -- a schema with parts replaced is one
      content.schema = (isAnswer ? refer(`${pascal(call.operationId)}Answer`, content.schema) : replace(content.schema)) as OpenApiSchema
    }
  return { ...document, components: { ...document.components, schemas: { ...document.components?.schemas, ...schemas } } }
}

const nameOfResult = (call: string) => Object.entries(resultNames).find(([name]) => name === call)?.[1]
const hasResultName = (call: string) => nameOfResult(call) !== undefined
const countParameters = ({ parameters = [] }: OpenApiCall) => parameters.length
const jsonOf = ({ responses }: OpenApiCall) => responses['200']?.content?.['application/json']?.schema

/** The shapes of a result, from `results` or `result`. */
function listResults(answer: OpenApiSchema | undefined): OpenApiSchema[] {
  return (answer?.anyOf ?? (answer ? [answer] : [])).flatMap(({ properties = {} }) => {
    const result = properties.results?.items ?? properties.result
    return result?.anyOf ?? (result ? [result] : [])
  })
}

/** Creates a function that returns the same key for shapes that differ only in examples. */
function createKeys() {
  const keys = new WeakMap<object, string>()
  /** `isMap`: the keys are field names, so "example" is not skipped. */
  function toKey(part: unknown, isMap = false): string {
    if (Array.isArray(part)) return `[${part.map((item) => toKey(item)).join()}]`
    if (!isRecord(part)) return JSON.stringify(part)
    const cached = keys.get(part)
    if (cached !== undefined) return cached
    const fields = Object.entries(part).filter(([key]) => isMap || !/^examples?$/.test(key))
    const key = `{${fields.map(([name, value]) => `${name}:${toKey(value, !isMap && name === 'properties')}`).join()}}`
    keys.set(part, key)
    return key
  }
  return (schema: object) => toKey(schema)
}
