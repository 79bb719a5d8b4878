import type { Store } from './shop.ts'

/** The name of a shop's file, which its lines of sources go by: "06-scrapyard". */
export function shopEntryName({ id, safe_name }: Pick<Store, 'id' | 'safe_name'>): string {
  return `${String(id).padStart(2, '0')}-${safe_name}`
}
