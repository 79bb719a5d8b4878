/** The parts of an OpenAPI document that its human-readable page shows. */
export type OpenApi = {
  info: { title: string; version: string; description?: string }
  paths: Record<string, { get?: OpenApiCall }>
}

export type OpenApiCall = {
  summary?: string
  description?: string
  tags?: string[]
  parameters?: OpenApiParameter[]
  responses: Record<string, { description?: string; content?: Record<string, { schema: OpenApiSchema }> }>
}

export type OpenApiParameter = { name: string; in: 'path' | 'query'; required?: boolean; description?: string; schema: OpenApiSchema }

/** A JSON schema, as far as the answers of this API use it. */
export type OpenApiSchema = {
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

function exampleOf(schema: OpenApiSchema | undefined): unknown {
  return schema?.example ?? schema?.examples?.[0] ?? schema?.default ?? schema?.enum?.[0]
}

/** "/api/items/exact/{name}" -> "/api/items/exact/gold-ore/" */
export function fillIn(path: string, parameters: readonly OpenApiParameter[]): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
    const parameter = parameters.find((one) => one.name === name && one.in === 'path')
    const example = exampleOf(parameter?.schema)
    return encodeURIComponent(typeof example === 'string' || typeof example === 'number' ? example : name).replaceAll('%7C', '|')
  })
  return `${filled}/`
}
