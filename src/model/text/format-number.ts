/** Minimum and maximum number of decimals. */
type Digits = { least?: number; most?: number }

/**
 * 1234.5 -> "1,234.5". Equal to `toLocaleString('en-GB')`, except that -0 is "0". Does not use `Intl`, whose first call takes a browser
 * about ten milliseconds.
 */
export function formatNumber(value: number, { least = 0, most = 3 }: Digits = {}): string {
  const size = Math.abs(value)
  // Decimals are no longer exact, or not a number.
  if (!(size < 1e11)) return value.toLocaleString('en-GB', { minimumFractionDigits: least, maximumFractionDigits: most })
  // Rounds the decimal digits: 1.005 -> 1.01, although the binary fraction is below it.
  const rounded = size < 1e-6 ? 0 : Number(`${Math.round(Number(`${size}e${most}`))}e-${most}`)
  const [whole = '', digits = ''] = rounded.toFixed(most).split('.')
  const part = digits.replace(/0+$/, '').padEnd(least, '0')
  const sign = value < 0 && rounded > 0 ? '-' : ''
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${part && `.${part}`}`
}
