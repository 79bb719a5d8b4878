import { isRecord } from '#model/text/is-record.ts'

/** The parts of an OpenAPI document that its human-readable page shows. */
export type OpenApi = {
  info: { title: string; version: string; description?: string }
  paths: Record<string, { get?: OpenApiCall }>
  components?: { schemas?: Record<string, unknown> }
}

export type OpenApiCall = {
  /** Function name in generated clients. */
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: OpenApiParameter[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: OpenApiSchema }> }>
}

export type OpenApiParameter = { name: string; in: 'path' | 'query'; required?: boolean; description?: string; schema: OpenApiSchema }

/** A JSON schema, as far as the answers of this API use it. */
export type OpenApiSchema = {
  /** "#/components/schemas/Item" */
  $ref?: string
  type?: string | string[]
  description?: string
  example?: unknown
  examples?: unknown[]
  default?: unknown
  enum?: unknown[]
  const?: unknown
  format?: string
  properties?: Record<string, OpenApiSchema>
  items?: OpenApiSchema
  anyOf?: OpenApiSchema[]
  additionalProperties?: boolean | OpenApiSchema
}

/** Replaces references by their shapes; recursive references stay. */
export function resolveShapes(document: OpenApi): OpenApi {
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}))
  function resolve(part: unknown, within: readonly string[]): unknown {
    if (Array.isArray(part)) return part.map((entry) => resolve(entry, within))
    if (!isRecord(part)) return part
    const name = typeof part.$ref === 'string' ? part.$ref.replace('#/components/schemas/', '') : ''
    if (schemas.has(name) && !within.includes(name)) return resolve(schemas.get(name), [...within, name])
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolve(value, within)]))
  }
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a schema replaces a reference of the same type
  return { ...document, paths: resolve(document.paths, []) as OpenApi['paths'] }
}

function exampleOf(schema: OpenApiSchema | undefined): unknown {
  return schema?.example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0]
}

/** "/api/items/exact/{name}" -> "/api/items/exact/gold-ore/" */
export function fillIn(path: string, parameters: readonly OpenApiParameter[]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const parameter = parameters.find((candidate) => candidate.name === name && candidate.in === 'path')
    const example = exampleOf(parameter?.schema)
    return encodeURIComponent(typeof example === 'string' || typeof example === 'number' ? example : name).replaceAll('%7C', '|')
  })
  return `${filled}/`
}
