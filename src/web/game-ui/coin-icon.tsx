/** The coin of a price, drawn with the symbol that each page has once. */
export function CoinIcon() {
  return (
    <svg className="coin" viewBox="0 0 20 20" width="16" aria-hidden="true">
      <use href="#coin" />
    </svg>
  )
}
