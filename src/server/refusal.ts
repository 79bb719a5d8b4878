import { toRefusal } from '#model/envelope.ts'

/** A refusal from before any page is rendered: in the envelope for programs, a few plain words for people. */
export function toPlainRefusal(url: string, status: number, sentence: string): { type: string; body: string } {
  if (url.startsWith('/api/')) return { type: 'application/json; charset=utf-8', body: JSON.stringify(toRefusal(status, sentence)) }
  const body = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${status}</title></head><body><main><h1>The pipe burst</h1><p>${sentence}</p><p><a href="/">Go to the homepage</a></p></main></body></html>`
  return { type: 'text/html; charset=utf-8', body }
}
