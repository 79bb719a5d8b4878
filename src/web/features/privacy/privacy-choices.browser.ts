import { asksNotToBeTracked, readConsent, writeConsent } from './consent.ts'
import { find, findAll, readAttr } from '#web/browser/find.ts'
import { choiceOf, choiceStatus } from './privacy-choices.data-attrs.ts'

/** Switches of the privacy page. Visits are counted unless rejected, ads load only if allowed. */
export function startChoices() {
  const status = find(document, choiceStatus)
  const showStatus = (sentence: string) => status?.replaceChildren(sentence)
  for (const box of findAll<HTMLInputElement>(document, choiceOf)) {
    const subject = readAttr(box, choiceOf) ?? 'ads'
    box.checked = readConsent(subject) ?? subject === 'analytics'
    box.disabled = asksNotToBeTracked()
    if (box.disabled) {
      box.checked = false
      showStatus('Your browser asks sites not to track you, so these stay off.')
    }
    box.addEventListener('change', () =>
      showStatus(writeConsent(subject, box.checked) ? 'Remembered in this browser.' : 'Your browser does not let the wiki remember this.'),
    )
  }
}
