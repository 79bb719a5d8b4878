import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { isRecord } from '#model/text/is-record.ts'
import { z } from 'zod'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import { ErrorResponse } from '#model/wiki/envelope.ts'

/** Descriptions by status; @fastify/swagger writes "Default Response". */
const descriptions: Record<string, string> = {
  200: 'The answer.',
  400: 'Bad address; `error` has the reason.',
  404: 'Not found; `error` has the reason.',
  405: 'The API is read-only: only GET, HEAD and OPTIONS are answered.',
  429: 'Too many requests from one client. Retry after `Retry-After` seconds.',
  503: 'Unavailable. Retry after `Retry-After` seconds.',
}

/** Statuses that the server may send for any call. */
const commonStatuses = ['405', '429', '503']
/** Calls that answer 404 for an unknown name. */
const withUnknownNames = new Set(['toolPage'])

/** "/api/items/exact/{name}" -> "exactItem" */
const callNames = new Map(Object.entries(callPaths).map(([name, path]) => [path.replaceAll(/:(\w+)/g, '{$1}'), name]))
/** "/api/health/ready" -> "healthReady", for routes that are not calls of the model. */
const toOperationId = (path: string) =>
  callNames.get(path) ?? path.replace(prefixes.api, '').replaceAll(/[^a-z\d]+(\w)/gi, (_all, letter: string) => letter.toUpperCase())

const knownFormats = new Set(['date', 'date-time', 'time', 'uri', 'email', 'binary', 'int32', 'int64', 'double'])

/** Completes the OpenAPI document: operation ids, error responses, formats. Changes the document and returns it. */
export function describeResponses<Document extends { paths?: object | undefined }>(document: Document): Document {
  const errorResponse = { 'application/json': { schema: z.toJSONSchema(ErrorResponse, { io: 'output', target: 'draft-2020-12' }) } }
  for (const schema of Object.values(errorResponse)) delete schema.schema.$schema
  for (const [path, calls] of isRecord(document.paths) ? Object.entries(document.paths) : []) {
    for (const call of isRecord(calls) ? Object.values(calls).filter(isRecord) : []) {
      const name = toOperationId(path)
      call.operationId = name
      const responses: Record<string, unknown> = isRecord(call.responses) ? call.responses : {}
      const others = [...commonStatuses, ...(withUnknownNames.has(name) ? ['404'] : [])]
      for (const status of others) responses[status] ??= { description: '', content: structuredClone(errorResponse) }
      if (path === filePaths.dumpAsSqlite)
        responses['200'] = { description: '', content: { 'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } } } }
      for (const [status, response] of Object.entries(responses))
        if (isRecord(response)) response.description = descriptions[status] ?? response.description
      call.responses = responses
    }
  }
  completeSchemas(document)
  return document
}

/** Code generators name enum members after their values, which fails for "". */
const toMemberName = (value: unknown) =>
  value === '' ? 'EMPTY' : String(value).replaceAll(/\W+/g, '_').replace(/^\d/, '_$&').toUpperCase()

/**
 * Deletes formats that JSON schema does not define, such as zod's "starts_with": strict validators reject them, and the pattern beside
 * them says the same.
 */
function completeSchemas(part: unknown) {
  if (Array.isArray(part)) part.forEach(completeSchemas)
  if (!isRecord(part)) return
  if (typeof part.format === 'string' && typeof part.type === 'string' && !knownFormats.has(part.format)) delete part.format
  if (Array.isArray(part.enum) && part.enum.includes('')) part['x-enum-varnames'] = part.enum.map(toMemberName)
  Object.values(part).forEach(completeSchemas)
}
