/** A correction as a reader sends it. */
export type SentCorrection = {
  title: string
  /** In plain words. */
  message: string
  patch: string
}

/** Longer URLs are cut by browsers, hosts or mail programs. */
const maxUrlLength = 6000

/** URL with the patch as its body; if that is too long, with the message only, or with a hint to paste the text. */
export function fitUrl(toUrl: (body: string) => string, { message, patch }: SentCorrection): string {
  const bodies = [...(message.includes(patch) ? [] : [`${message}\n\n\`\`\`diff\n${patch}\`\`\`\n`]), `${message}\n`]
  return bodies.map(toUrl).find((url) => url.length <= maxUrlLength) ?? toUrl('(Put the text here: it is too long for an address.)\n')
}

export function toMailUrl(email: string, correction: SentCorrection): string {
  const subject = encodeURIComponent(correction.title)
  return fitUrl((body) => `mailto:${email}?subject=${subject}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`, correction)
}
