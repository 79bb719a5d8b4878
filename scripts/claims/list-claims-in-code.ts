import { globSync } from 'node:fs'
import { openContentFiles } from '#content/files/content-files.ts'
import { openFolder } from '#content/files/open-folder.ts'
import { findClaims } from '#content/claims/find-claims.ts'
import { findGameNames, type PlacedClaim } from '#content/claims/list-claims.ts'
import { isShort, readWords, type WordsInCode } from './words-in-code.ts'

/** What this wiki has: to say something of all of them, or that it is checked or complete, is a claim about the wiki. */
const ours =
  'items?|facts?|things?|pages?|numbers?|prices?|parts?|shops?|stores?|towns?|vehicles?|fields?|versions?|questions?|tools?|sources?|recipes?|relics?|plants?|answers?|calls?|addresse?s?'
const ofAllOurs = String.raw`(every|all) ((of )?(the|its|these|other|single) )?(${ours})|each (number|fact|price)`
/** What a site says of itself to be believed. */
const boasts = String.raw`complete(ly)?|live|up to date|checked|tested|verified|confirmed|always|never|exactly|guarantee\w*|seen by|used by|trusted|updated|refreshed|hourly|daily|nightly|weekly|in stock|thousands?|millions?|testers?|recommended|approved|certified|official|accurate|reliable|authentic|genuine|popular|favou?rites?|number one|proven|error-free|(largest|biggest|best) (\w+ )?(wiki|database|list|guide|site)|no guess|real (prices|numbers)|straight from|everything (about|we know|that is)`
const aboutWiki = new RegExp(String.raw`\b(${ofAllOurs}|${boasts})\b`, 'gi')
/** Of two words only what they say of themselves counts: "All pages" is a button. */
const inShort = new RegExp(String.raw`\b(${boasts})\b`, 'gi')

/** Numbers of arithmetic: those of the game come from facts. */
const inFormula = /(?<=[÷×−+=√⁄] ?\(?)\d[\d,]*|\d[\d,]*(?= ?[÷×−+=⁄])/g

/** The files whose words reach readers: pages and what they are made of, what the model puts into words, and what calls answer. */
export function listFilesOfWords(): string[] {
  return globSync('src/{web,model,api}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
}

/** Claims in words of code: of the game by the rules for prose, and of the wiki itself. */
export function listClaimsInCode(
  contentFolder: string,
  words: readonly WordsInCode[] = listFilesOfWords().flatMap((file) => readWords(file)),
) {
  const names = findGameNames(openContentFiles(openFolder(contentFolder), () => undefined))
  return words.flatMap(({ file, line, text }): PlacedClaim[] => {
    const place = (found: string, sentence: string) => ({
      file: file.replaceAll('\\', '/'),
      field: 'words',
      line,
      found,
      sentence: sentence.replaceAll(':value[…]', '…'),
    })
    // Two words name a thing; what they say of this wiki they say all the same.
    const ofGame = isShort(text)
      ? []
      : findClaims(
          text.replace(inFormula, (digits) => ' '.repeat(digits.length)),
          { names },
        )
    const ofWiki = [...text.matchAll(isShort(text) ? inShort : aboutWiki)].filter(
      ([found]) => !ofGame.some((claim) => claim.found.toLowerCase().includes(found.toLowerCase())),
    )
    return [...ofGame.map(({ found, sentence }) => place(found, sentence)), ...ofWiki.map(([found]) => place(found, text))]
  })
}
