import { asksNotToBeTracked, readChoice, writeChoice, type Subject } from './choice.ts'

/** The switches on the privacy page: what the reader has allowed. Visits are counted unless refused, ads come only when allowed. */
export function startChoices() {
  const status = document.querySelector('[data-choice-status]')
  const tell = (sentence: string) => status?.replaceChildren(sentence)
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-choice]')) {
    const subject = box.dataset.choice as Subject
    box.checked = readChoice(subject) ?? subject === 'analytics'
    if (asksNotToBeTracked()) {
      box.checked = false
      box.disabled = true
      tell('Your browser asks sites not to track you, so these stay off.')
    }
    box.addEventListener('change', () =>
      tell(writeChoice(subject, box.checked) ? 'Remembered in this browser.' : 'Your browser does not let the wiki remember this.'),
    )
  }
}
