import { certaintyWords, isEstimate, type Certainty } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { element } from '#web/browser/element.ts'

/** The mark after a number that is worked out or guessed: a list of one, or empty. See `ui/mark.tsx`. */
export function drawMark(certainty: Certainty | null | undefined): HTMLElement[] {
  if (!certainty || !isEstimate(certainty)) return []
  return [element('span', { class: `mk ${certainty}` }, element('span', { class: 'sr' }, ` ${certaintyWords[certainty]}`))]
}

/** "per weight" after the price of one unit of weight: a list of one, or empty. */
export function drawPerWeight(perWeight: boolean): HTMLElement[] {
  return perWeight ? [element('small', {}, ' per weight')] : []
}

/** "in 2.2" after a price that is of no version the wiki describes: a list of one, or empty. */
export function drawVersion(version: string): HTMLElement[] {
  return isOtherVersion(version) ? [element('small', {}, ` in ${version}`)] : []
}
