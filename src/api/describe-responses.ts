import { prefixes } from '#model/wiki/addresses/prefixes.ts'
import { isRecord } from '#model/text/is-record.ts'
import { z } from 'zod'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import { ErrorResponse } from '#model/wiki/envelope.ts'

/** What the answers of a call are, by status: the library knows no better words for them than "Default Response". */
const words: Record<string, string> = {
  200: 'The answer.',
  400: 'Bad address; `error` has the reason.',
  404: 'No answer; `error` says what to do instead.',
  405: 'The API is read-only: only GET, HEAD and OPTIONS are answered.',
  429: 'Too many requests from one client. Retry after `Retry-After` seconds.',
  503: 'Unavailable. Retry after `Retry-After` seconds.',
}

/** What any call may be answered with before it is looked at. */
const answersOfAll = ['405', '429', '503']
/** Calls of the site's own pages: an unknown name is no page. */
const withUnknownNames = new Set(['toolPage'])

/** "/api/items/exact/{name}" -> "exactItem" */
const callNames = new Map(Object.entries(callPaths).map(([name, path]) => [path.replaceAll(/:(\w+)/g, '{$1}'), name]))
/** "/api/health/ready" -> "healthReady", for what is no call of the content. */
const toOperationId = (path: string) =>
  callNames.get(path) ?? path.replace(prefixes.api, '').replaceAll(/[^a-z\d]+(\w)/gi, (_all, letter: string) => letter.toUpperCase())

const knownFormats = new Set(['date', 'date-time', 'time', 'uri', 'email', 'binary', 'int32', 'int64', 'double'])

/** Completes the description of the API: the name of each call, what it may be answered with, and in which form. */
export function describeResponses<Document extends { paths?: object | undefined }>(document: Document): Document {
  const errorResponse = { 'application/json': { schema: z.toJSONSchema(ErrorResponse, { io: 'output', target: 'draft-2020-12' }) } }
  for (const schema of Object.values(errorResponse)) delete schema.schema.$schema
  for (const [path, calls] of isRecord(document.paths) ? Object.entries(document.paths) : []) {
    for (const call of isRecord(calls) ? Object.values(calls).filter(isRecord) : []) {
      const name = toOperationId(path)
      call.operationId = name
      const responses: Record<string, unknown> = isRecord(call.responses) ? call.responses : {}
      const others = [...answersOfAll, ...(withUnknownNames.has(name) ? ['404'] : [])]
      for (const status of others) responses[status] ??= { description: '', content: structuredClone(errorResponse) }
      if (path === filePaths.dumpAsSqlite)
        responses['200'] = { description: '', content: { 'application/vnd.sqlite3': { schema: { type: 'string', format: 'binary' } } } }
      for (const [status, response] of Object.entries(responses))
        if (isRecord(response)) response.description = words[status] ?? response.description
      call.responses = responses
    }
  }
  completeSchemas(document)
  return document
}

/** Generators call the members of an enum after their values, which gives "" no name. */
const toMemberName = (value: unknown) =>
  value === '' ? 'EMPTY' : String(value).replaceAll(/\W+/g, '_').replace(/^\d/, '_$&').toUpperCase()

/**
 * Zod writes "starts_with" as a format; JSON schema knows no such one, and strict validators refuse it. The pattern beside it says the
 * same.
 */
function completeSchemas(part: unknown) {
  if (Array.isArray(part)) part.forEach(completeSchemas)
  if (!isRecord(part)) return
  if (typeof part.format === 'string' && typeof part.type === 'string' && !knownFormats.has(part.format)) delete part.format
  if (Array.isArray(part.enum) && part.enum.includes('')) part['x-enum-varnames'] = part.enum.map(toMemberName)
  Object.values(part).forEach(completeSchemas)
}
