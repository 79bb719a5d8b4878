import type { Certainty } from '#model/wiki/certainty.ts'
import { isOtherVersion } from '#model/wiki/described-version.ts'
import { element } from './element.browser.ts'

/** `CertaintyBadge` for scripts that are not React yet: a list of one, or empty. */
export function renderMark(certainty: Certainty | null | undefined): HTMLElement[] {
  return certainty === 'guess' ? [element('span', { class: 'mk', role: 'img', 'aria-label': 'unconfirmed' }, '?')] : []
}

/** "per weight" after the price of one unit of weight: a list of one, or empty. */
export function renderPerWeight(perWeight: boolean): HTMLElement[] {
  return perWeight ? [element('small', {}, ' per weight')] : []
}

/** "in 2.2" after a price that is of no version the wiki describes: a list of one, or empty. */
export function renderVersion(version: string): HTMLElement[] {
  return isOtherVersion(version) ? [element('small', {}, ` in ${version}`)] : []
}
