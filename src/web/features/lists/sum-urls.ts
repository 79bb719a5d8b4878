import type { ListItem } from '#model/lists/list-totals.ts'
import { encodeList, type ListEntry } from '#model/lists/shopping-list.ts'
import { weighAt } from '#web/game-ui/calculation-urls.ts'
import { paths } from '#model/wiki/paths.ts'

/** Where the price of several is worked out: by their weight, or as a list of them alone. One by itself is no sum. */
export function sumOf(
  { id, safe_name, perWeight }: Pick<ListItem, 'id' | 'safe_name' | 'perWeight'>,
  quantity: number,
): string | undefined {
  if (quantity === 1) return undefined
  return perWeight ? weighAt(safe_name, 'weight', String(quantity)) : sumOfLines([{ id, quantity }])
}

/** Where the sum of lines is worked out: as a list of them alone. */
export function sumOfLines(lines: readonly ListEntry[], name = ''): string {
  return paths.sharedList(encodeList(lines), name)
}
