import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { toPlainText } from '#model/text/plain-text.ts'
import { fillIn, resolveShapes, type OpenApi, type OpenApiParameter, type OpenApiSchema } from '#model/wiki/open-api.ts'

/** A call of the API, as shown in the documentation. */
export type ApiCall = {
  id: string
  path: string
  tag: string
  summary: string
  /** True for calls of the specification; the others are additions of this wiki. */
  specified: boolean
  parameters: OpenApiParameter[]
  /** The call's URL with example values as parameters. */
  example: string
  /** Field of the response with the answer; `body` if the response is the answer itself, `file` if it is no JSON. */
  holds: 'results' | 'result' | 'body' | 'file'
  /** Fields of one result; empty if the response is not an object. */
  fields: Field[]
}
export type Field = { name: string; type: string; description: string; example: string }

/** All calls in the order of the OpenAPI document, with resolved shapes. */
export function listCalls(document: OpenApi): ApiCall[] {
  return Object.entries(resolveShapes(document).paths).flatMap(([path, { get: call }]) => {
    if (!call) return []
    const parameters = call.parameters ?? []
    const answer = call.responses['200']?.content?.['application/json']?.schema
    // Of several shapes, the first.
    const body = answer?.anyOf?.[0] ?? answer
    return [
      {
        id: path.replace(prefixes.api, '').replaceAll(/[/.]/g, '-').replaceAll(/[{}]/g, ''),
        path,
        tag: call.tags?.[0] ?? 'Other',
        summary: call.summary ?? '',
        specified: !call.description?.includes('Not part of the original API'),
        parameters,
        example: fillIn(path, parameters),
        holds: findHolder(body),
        fields: listFields(body),
      },
    ]
  })
}

/** Longer examples are cut: some texts have thousands of characters. */
const maxExampleLength = 90

function toExample(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > maxExampleLength ? `${toPlainText(text, maxExampleLength)} …` : text
}

function findHolder(body: OpenApiSchema | undefined): ApiCall['holds'] {
  if (!body) return 'file'
  return body.properties?.results ? 'results' : body.properties?.result ? 'result' : 'body'
}

/** Fields of one result; for results of several shapes, those of the first. */
function listFields(body: OpenApiSchema | undefined): Field[] {
  const result = body?.properties?.results?.items ?? body?.properties?.result
  const shape = result?.anyOf?.[0] ?? result
  return Object.entries(shape?.properties ?? {}).map(([name, schema]) => ({
    name,
    type: toType(schema),
    description: schema.description ?? '',
    example: schema.example === undefined ? '' : toExample(schema.example),
  }))
}

/** JSON schema -> "number or null", "list of object", "one of "a", "b"" */
export function toType(schema: OpenApiSchema): string {
  if (schema.enum && schema.enum.length > 0 && schema.enum.length <= 8)
    return `one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`
  if (schema.anyOf) return [...new Set(schema.anyOf.map(toType))].join(' or ')
  if (schema.type === 'array') return `list of ${schema.items ? toType(schema.items) : 'anything'}`
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything']
  return types
    .map((type) => (type === 'integer' ? 'whole number' : type === 'string' ? 'text' : type === 'boolean' ? 'true or false' : type))
    .join(' or ')
}
