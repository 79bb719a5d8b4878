import { resultMark, type ListItem, type ListTotals } from '#model/lists/list-totals.ts'
import { calculationUrlOf } from '#web/features/lists/calculation-urls.ts'
import { Price } from '#web/game-ui/price.tsx'

/** Price of one item, or of several. */
export function ListPrice({
  item,
  times = 1,
}: {
  item: Pick<ListItem, 'id' | 'value' | 'mark' | 'perWeight' | 'safe_name' | 'otherVersion'>
  times?: number
}) {
  return (
    <>
      <Price
        value={item.value === null ? null : item.value * times}
        mark={item.mark}
        variant="text"
        isItem={times === 1}
        isResult={times > 1}
        calculationUrl={calculationUrlOf(item, times)}
      />
      {item.perWeight && item.value !== null && <small className="per">per weight</small>}
      {item.otherVersion && <small className="per">in {item.otherVersion}</small>}
    </>
  )
}

type SumProps = {
  of: Pick<ListTotals, 'value' | 'mark' | 'quantity'>
  /** Without a known price in it, the sum is shown as unknown. */
  isUnknown?: boolean
  sourceAt?: string
  calculationUrl?: string
}

/** Sum of prices. */
export function ListSum({ of: { value, mark, quantity }, isUnknown = false, ...urls }: SumProps) {
  return <Price value={isUnknown ? null : value} mark={mark} isResult={resultMark(mark, quantity) !== null} {...urls} />
}
