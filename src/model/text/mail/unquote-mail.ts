import { decodeUrl } from '#model/text/decode-url.ts'

/** Text of a mail or post without its quote marks, CRLF, non-breaking characters, and the encoding of a URL. Typographic quotes stay. */
export function unquoteMail(text: string): string {
  return text
    .replace(/\S*%(?:0A|2F)\S*/gi, (url) => decodeUrl(url.replaceAll('+', ' ')))
    .replace(/\r+\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u200B\u2060\uFEFF\u00AD]/g, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ')
    .replace(/[\u2010\u2011]|(?<=\d)\u2013(?=\d)/g, '-')
    .replace(/^[ \t]*(?:> ?)+/gm, '')
}

/** “a” and ‘b’ -> "a" and 'b', as they were before a mail program replaced them. */
export function straightenQuotes(text: string): string {
  return text.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'")
}
