/** Coin of a price; refers to the symbol that each page defines once. */
export function CoinIcon() {
  return (
    <svg className="coin" aria-hidden="true">
      <use href="#coin" />
    </svg>
  )
}
