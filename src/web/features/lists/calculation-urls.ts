import type { ListItem } from '#model/lists/list-totals.ts'
import { encodeList, type ListEntry } from '#model/lists/shopping-list.ts'
import { weightCalculationUrl } from '#web/game-ui/calculation-urls.ts'
import { paths } from '#model/wiki/paths.ts'

/** URL of the calculation of several items' price: by weight, or as a list. Undefined for one item, which needs none. */
export function calculationUrlOf(
  { id, safe_name, perWeight }: Pick<ListItem, 'id' | 'safe_name' | 'perWeight'>,
  quantity: number,
): string | undefined {
  if (quantity === 1) return undefined
  return perWeight ? weightCalculationUrl(safe_name, 'weight', String(quantity)) : listUrlOf([{ id, quantity }])
}

/** URL of a list of these lines, which shows their total. */
export function listUrlOf(lines: readonly ListEntry[], name = ''): string {
  return paths.sharedList(encodeList(lines), name)
}
