import type { GameVersions } from '#content/correct/correct-price.ts'
import { today } from '#model/text/today.ts'
import { useState } from 'react'
import { listOwn, type MyPrices } from '#model/prices/my-prices.ts'
import { formatSeenPrice } from '#model/prices/seen-prices.ts'
import { countOf } from '#model/text/count-of.ts'
import { api } from '#web/browser/api.ts'
import { loadParts } from '#web/browser/load-part.ts'
import { SendOptions, type SendChannels } from '#web/features/correct/send-options.tsx'
import { loadPriceRules, loadRules } from '#web/features/correct/load-rules.ts'
import { Icon } from '#web/ui/icon.tsx'

type Correction = { message: string; patch: string; refused: string[] }
type Props = { my: MyPrices; nameOf: (item: string) => string; site: SendChannels; versions: GameVersions }

/** All prices of the played version as one correction: a patch, and a text. */
export function SendPrices({ my, nameOf, site, versions }: Props) {
  const [correction, setCorrection] = useState<Correction>()
  const [message, setMessage] = useState('')
  const count = Object.keys(listOwn(my)).length
  const make = async () => {
    setMessage('Checking…')
    setCorrection(await makeCorrection(my, nameOf, versions))
    setMessage('Ready to send, below.')
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

async function makeCorrection(my: MyPrices, nameOf: (item: string) => string, versions: GameVersions): Promise<Correction> {
  const [{ correctText }, { correctPrice, pickNoted }] = await loadParts([loadRules, loadPriceRules])
  const prices = Object.entries(listOwn(my)).map(([item, price]) => ({ ...price, item, version: my.plays, by: '' }))
  const note = pickNoted(versions.noted, my.plays)
  const paths = [...prices.map(({ item }) => ['items', item] as const), ...(note ? [['patch-notes', note] as const] : [])]
  const files = await Promise.all(paths.map(([folder, name]) => api.contentFile(folder, `${name}.yaml`)))
  const before = new Map(files.flatMap((file) => (file ? [[file.file, file.text]] : [])))
  const after = new Map<string, string>()
  const refused: string[] = []
  for (const price of prices) {
    const corrected = correctPrice(price, (file) => after.get(file) ?? before.get(file), versions, today())
    if ('text' in corrected) after.set(corrected.file, corrected.text)
    else refused.push(nameOf(price.item))
  }
  const patches = [...after].map(([file, text]) => correctText(file, before.get(file) ?? '', text, {}))
  return {
    message: prices.map((price) => `${formatSeenPrice(price, nameOf(price.item))}\n`).join(''),
    patch: patches.map((corrected) => ('patch' in corrected ? corrected.patch : '')).join(''),
    refused,
  }
}
