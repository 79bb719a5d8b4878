import { globSync } from 'node:fs'
import { openContentFiles } from '#content/files/content-files.ts'
import { openFolder } from '#content/files/open-folder.ts'
import { findClaims } from '#content/find-claims.ts'
import { findGameNames, type PlacedClaim } from '#content/list-claims.ts'
import { readWords, type WordsInCode } from './words-in-code.ts'

/** What this wiki has: to say something of all of them, or that it is checked or complete, is a claim about the wiki. */
const ours =
  'items?|facts?|things?|pages?|numbers?|prices?|parts?|shops?|stores?|towns?|vehicles?|fields?|versions?|questions?|tools?|sources?|recipes?|relics?|plants?|answers?|calls?|addresse?s?'
const aboutWiki = new RegExp(
  String.raw`\b(every|all) ((of )?(the|its|these|other|single) )?(${ours})\b|\beach (number|fact|price)\b|\b(complete(ly)?|live|up to date|checked|tested|verified|confirmed|always|never|exactly|guarantee\w*|seen by|used by|trusted|updated|hourly|daily|thousands|millions|no guess|real (prices|numbers)|straight from|everything (about|we know|that is))\b`,
  'gi',
)

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
    const ofGame = findClaims(
      text.replace(inFormula, (digits) => ' '.repeat(digits.length)),
      { names },
    )
    const ofWiki = [...text.matchAll(aboutWiki)].filter(
      ([found]) => !ofGame.some((claim) => claim.found.toLowerCase().includes(found.toLowerCase())),
    )
    return [...ofGame.map(({ found, sentence }) => place(found, sentence)), ...ofWiki.map(([found]) => place(found, text))]
  })
}
