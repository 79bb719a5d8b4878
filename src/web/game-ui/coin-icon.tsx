/** Coin of a price; refers to the symbol that each page defines once. */
export function CoinIcon() {
  return (
    <svg className="coin" viewBox="0 0 20 20" width="16" aria-hidden="true">
      <use href="#coin" />
    </svg>
  )
}
