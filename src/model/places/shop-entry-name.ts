import type { Store } from './shop.ts'

/** Name of a shop's file, and its id in the provenance: "06-scrapyard" */
export function shopEntryName({ id, safe_name }: Pick<Store, 'id' | 'safe_name'>): string {
  return `${String(id).padStart(2, '0')}-${safe_name}`
}
