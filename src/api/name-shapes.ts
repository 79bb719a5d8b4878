import { isRecord } from '#model/text/is-record.ts'
import { resultNames } from './game/result-names.ts'
import type { OpenApi, OpenApiCall, OpenApiSchema } from '#model/wiki/open-api.ts'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * Gives the shape of each answer and of each result a name below `components`, and refers to it wherever the same shape is used. Shapes
 * are the same when all but their examples is.
 */
export function nameShapes(document: OpenApi): OpenApi {
  const names = new Map<string, string>()
  const toKey = createKeys()
  const calls = Object.values(document.paths).flatMap(({ get: call }) => call ?? [])
  // Calls with a name of their own first: "Item" is the result of many.
  for (const call of calls.toSorted((a, b) => Number(isNamed(b.operationId)) - Number(isNamed(a.operationId))))
    for (const [at, shape] of listResults(jsonOf(call)).entries()) {
      const usual = `${pascal(call.operationId)}Result${at === 0 ? '' : at + 1}`
      if (shape.properties && !names.has(toKey(shape))) names.set(toKey(shape), (at === 0 && nameOfResult(call.operationId)) || usual)
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

  for (const call of calls)
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
const isNamed = (call: string) => nameOfResult(call) !== undefined
const jsonOf = ({ responses }: OpenApiCall) => responses['200']?.content?.['application/json']?.schema

/** The shapes of one result: those of a list, or of the single value. */
function listResults(answer: OpenApiSchema | undefined): OpenApiSchema[] {
  return (answer?.anyOf ?? (answer ? [answer] : [])).flatMap(({ properties = {} }) => {
    const result = properties.results?.items ?? properties.result
    return result?.anyOf ?? (result ? [result] : [])
  })
}

/** A text that is the same for the same shape, whatever its examples. */
function createKeys() {
  const keys = new WeakMap<object, string>()
  /** `isMap`: its keys are names of fields, and "example" may be one of them. */
  function toKey(part: unknown, isMap = false): string {
    if (Array.isArray(part)) return `[${part.map((one) => toKey(one)).join()}]`
    if (!isRecord(part)) return JSON.stringify(part)
    const known = keys.get(part)
    if (known !== undefined) return known
    const fields = Object.entries(part).filter(([key]) => isMap || !/^examples?$/.test(key))
    const key = `{${fields.map(([name, value]) => `${name}:${toKey(value, !isMap && name === 'properties')}`).join()}}`
    keys.set(part, key)
    return key
  }
  return (schema: object) => toKey(schema)
}
