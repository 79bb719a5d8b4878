import { toPriceCorrection } from '#model/wiki/correct/price-correction.ts'
import { today } from '#model/text/today.ts'
import { useState } from 'react'
import { listOwn, type MyPrices } from '#model/prices/my-prices.ts'
import { formatSeenPrice } from '#model/prices/seen-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { api } from '#web/browser/api.ts'
import { loadPart } from '#web/browser/load-part.ts'
import { SendOptions, type SendChannels } from '#web/features/correct/send-options.tsx'
import { loadRules } from '#web/features/correct/load-rules.ts'
import { Icon } from '#web/ui/icon.tsx'

type Correction = { message: string; patch: string; refused: string[] }
type Props = { my: MyPrices; nameOf: (item: string) => string; site: SendChannels }

/** All prices of the played version as one correction: a patch, and a text. */
export function SendPrices({ my, nameOf, site }: Props) {
  const [correction, setCorrection] = useState<Correction>()
  const [message, setMessage] = useState('')
  const count = Object.keys(listOwn(my)).length
  const make = async () => {
    setMessage('Checking…')
    setCorrection(await makeCorrection(my, nameOf))
    setMessage('')
  }
  return (
    <div className="send-prices">
      <p>
        <button
          className="btn gold"
          type="button"
          onClick={() => void make().catch(() => setMessage('The files could not be loaded. Try again.'))}
        >
          <Icon name="send" />
          {count === 1 ? 'Send this price' : `Send all ${count}`}
        </button>{' '}
        <span role="status">{message}</span>
      </p>
      {correction && (
        <div className="card stack">
          <h2>Send it</h2>
          {correction.refused.length > 0 && (
            <p>Not in the patch: {correction.refused.join(', ')}. The wiki says the same, or has no such item.</p>
          )}
          <SendOptions of={{ title: `Correction: ${countOf(count, 'price')} in ${my.plays}`, ...correction }} site={site} />
        </div>
      )}
    </div>
  )
}

async function makeCorrection(my: MyPrices, nameOf: (item: string) => string): Promise<Correction> {
  const { correctField } = await loadPart(loadRules)
  const own = Object.entries(listOwn(my))
  const files = await Promise.all(own.map(([item]) => api.contentFile('items', `${item}.yaml`)))
  const result: Correction = { message: '', patch: '', refused: [] }
  for (const [place, [item, { value, price_per_weight, on }]] of own.entries()) {
    const observation = { item, value, price_per_weight, version: my.plays, on, by: '' }
    result.message += `${formatSeenPrice(observation, nameOf(item))}\n`
    const file = files[place]
    const corrected = file && correctField(file.file, file.text, toPriceCorrection(observation), today(), {})
    if (corrected && 'patch' in corrected) result.patch += corrected.patch
    else result.refused.push(nameOf(item))
  }
  return result
}
