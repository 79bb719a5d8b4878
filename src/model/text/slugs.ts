/** "Hobson's Powerworks" -> "hobsons-powerworks" */
export function toSafeName(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-').replace(/[,']/g, '')
}

/** "big-pan" -> "big pan" */
export function deslugify(safeName: string): string {
  return safeName.replaceAll('-', ' ')
}

/** Query of the database and catalogue filters. Replaces only the first space, as the specification requires. */
export function toFilterQuery(text: string): string {
  return text.toLowerCase().replace(' ', '-')
}

/** Query of the site search: "Bastion  Keep, north" -> "bastion-keep-north" */
export function toSearchSlug(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-').replace(/,/g, '')
}

/** Key for comparing names, without case, accents, spaces and punctuation: "Hobson's Powerworks" -> "hobsonspowerworks" */
export function toComparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')
}
