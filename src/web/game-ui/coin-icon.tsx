/** The coin before a field of coins; a price has its own (`.price` in labels.css). */
export function CoinIcon() {
  return <span className="coin" />
}
