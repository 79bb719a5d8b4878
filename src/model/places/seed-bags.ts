const ending = '-seed-bag'

/** "afage-seed-bag" -> "afage", "afage" -> "afage-seed-bag" */
export function seedBagPartner(safeName: string): string {
  return safeName.endsWith(ending) ? safeName.slice(0, -ending.length) : `${safeName}${ending}`
}
