/** "Hobson's Powerworks" -> "hobsons-powerworks" */
export function toSafeName(name: string): string {
  return name.toLowerCase().replace(/\s+/g, '-').replace(/[,']/g, '')
}

/** "big-pan" -> "big pan": what a safe name was made of, as near as that can be told. */
export function deslugify(safeName: string): string {
  return safeName.replaceAll('-', ' ')
}

/** What the database and catalogue filters send. Only the first space, as the specification has it. */
export function toFilterQuery(text: string): string {
  return text.toLowerCase().replace(' ', '-')
}

/** What the site search sends: "Bastion  Keep, north" -> "bastion-keep-north" */
export function toSearchSlug(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '-').replace(/,/g, '')
}

/** The letters and digits by which names are compared: spaces, hyphens and apostrophes do not count. */
export function toComparable(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, '')
}
