/** The least and the most digits behind the point. */
type Digits = { least?: number; most?: number }

/**
 * A number as pages write it: 1234.5 -> "1,234.5". As `toLocaleString('en-GB')` has it, but for "-0", which is "0" here. Not by `Intl`: what
 * that loads at its first number takes a browser some ten milliseconds, and a tool waits for them before it can be used.
 */
export function formatNumber(value: number, { least = 0, most = 3 }: Digits = {}): string {
  const size = Math.abs(value)
  // More digits than a binary fraction keeps behind the point; or no number.
  if (!(size < 1e11)) return value.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })
  // By its decimal digits, as they are read: 1.005 is 1.01, though the binary fraction lies below it.
  const rounded = size < 1e-6 ? 0 : Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`)
  const [whole = '', digits = ''] = rounded.toFixed(most).split('.')
  const part = digits.replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 && rounded > 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part && `.${part}`}`
}
