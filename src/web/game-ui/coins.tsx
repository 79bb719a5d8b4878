type Props = {
  /** Hundredths of a coin. */
  value: number
  estimate: boolean
  /** True writes the "c" of coins behind it. */
  hasUnit?: boolean
}

/** An amount to the hundredth, with the mark of estimates. */
export function Coins({ value, estimate, hasUnit = false }: Props) {
  return (
    <data
      className={estimate ? 'est' : undefined}
      value={value / 100}
      title={estimate ? 'An estimate: no public source gives this price' : undefined}
    >
      {estimate && <span className="sr">about </span>}
      {(value / 100).toLocaleString('en-GB', { minimumFractionDigits: hasUnit ? 0 : 2, maximumFractionDigits: 2 })}
      {hasUnit && <abbr title="coins"> c</abbr>}
    </data>
  )
}
