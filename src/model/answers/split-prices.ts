import type { DirectAnswer } from './answer.ts'

type StatedPrice = DirectAnswer['prices'][number]

/** The text in pieces, of which some are prices: `Shovel costs 10c.` -> `['Shovel costs ', { text: '10c', … }, '.']` */
export function splitPrices({ text, prices }: Pick<DirectAnswer, 'text' | 'prices'>): (string | StatedPrice)[] {
  const pieces: (string | StatedPrice)[] = []
  let rest = text
  for (const price of prices) {
    const start = rest.indexOf(price.text)
    if (start < 0) continue
    pieces.push(rest.slice(0, start), price)
    rest = rest.slice(start + price.text.length)
  }
  return [...pieces, rest].filter((piece) => piece !== '')
}

/** "645c in 1.3.4" -> "645" and " in 1.3.4" */
export function splitAmount(text: string): { amount: string; note: string } {
  const unit = text.indexOf('c')
  return { amount: text.slice(0, unit), note: text.slice(unit + 1) }
}

/** For an attribute: "shovel*5*1000;bucket*2*800", with the quantity and the wiki's price of each item. */
export function formatPriceParts(parts: StatedPrice['parts']): string {
  return parts.map(({ safe_name, quantity, value }) => `${safe_name}*${quantity}*${value}`).join(';')
}

/** "shovel*5*1000;bucket*2*800" -> its parts */
export function parsePriceParts(text: string): StatedPrice['parts'] {
  return text.split(';').map((part) => {
    const [safe_name = '', quantity, value] = part.split('*')
    return { safe_name, quantity: Number(quantity), value: Number(value) }
  })
}
