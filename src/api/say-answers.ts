import { isRecord } from '#model/text/is-record.ts'

/** What the answers of a call are, by status: the library knows no better words for them than "Default Response". */
const words: Record<string, string> = {
  200: 'The answer.',
  400: 'Nothing is answered; `error` says what is wrong with the address.',
  404: 'Nothing is found; `error` says what to do instead.',
  503: 'It cannot answer readers now.',
}

/** Puts a sentence beside each status in the description of the API. */
export function sayAnswers<Document extends { paths?: object | undefined }>(document: Document): Document {
  for (const path of listRecords(document.paths)) {
    for (const { responses } of listRecords(path)) {
      for (const [status, response] of isRecord(responses) ? Object.entries(responses) : []) {
        if (isRecord(response)) response.description = words[status] ?? response.description
      }
    }
  }
  return document
}

function listRecords(of: unknown): Record<string, unknown>[] {
  return isRecord(of) ? Object.values(of).filter(isRecord) : []
}
