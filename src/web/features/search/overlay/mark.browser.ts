import type { Certainty } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { cloneOf, cloneWithText } from './search-templates.browser.ts'

/** The badge of a guess: a list of one, or empty. */
export function renderMark(certainty: Certainty | null | undefined): HTMLElement[] {
  return certainty === 'guess' ? [cloneOf('mark')] : []
}

/** "per weight" after the price of one unit of weight: a list of one, or empty. */
export function renderPerWeight(perWeight: boolean): HTMLElement[] {
  return perWeight ? [cloneWithText('small', ' per weight')] : []
}

/** "in 2.2" after a price that is of no version the wiki describes: a list of one, or empty. */
export function renderVersion(version: string): HTMLElement[] {
  return isOtherVersion(version) ? [cloneWithText('small', ` in ${version}`)] : []
}
