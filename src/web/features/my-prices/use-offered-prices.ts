import { today } from '#model/text/today.ts'
import { useEffect, useState } from 'react'
import { readPriceLink } from '#model/prices/price-link.ts'
import type { MyPrices } from '#model/prices/my-prices.ts'
import { loadPart, waitsForNetwork } from '#web/browser/load-part.ts'
import { prepareZod } from '#web/browser/prepare-zod.ts'

/** Prices of a file or of the page's link, until the reader decides. */
export function useOfferedPrices(showMessage: (message: string) => void) {
  const [offered, setOffered] = useState<{ prices: MyPrices; from: 'link' | 'file' }>()
  useEffect(() => {
    const readLink = () => {
      const prices = readPriceLink(location.hash, today())
      if (prices === undefined) return
      setOffered(prices ? { prices, from: 'link' } : undefined)
      showMessage(prices ? '' : 'We can’t read this link. Ask for a new one.')
    }
    readLink()
    addEventListener('hashchange', readLink)
    return () => removeEventListener('hashchange', readLink)
  }, [showMessage])
  const openFile = async (file: File) => {
    setOffered(undefined)
    prepareZod()
    const { decodePriceFile, maxFileBytes, readPriceFile } = await loadPart(
      () => import('#model/prices/read-price-file.ts'),
      () => showMessage(waitsForNetwork),
    )
    const read =
      file.size > maxFileBytes
        ? { problem: 'This file is too large to hold prices.' }
        : readPriceFile(decodePriceFile(new Uint8Array(await file.arrayBuffer())))
    if (read.problem === undefined) setOffered({ prices: read.prices, from: 'file' })
    showMessage(read.problem === undefined ? '' : `${file.name}: ${read.problem} Your prices are as they were.`)
  }
  return {
    prices: offered?.prices,
    from: offered?.from ?? 'file',
    open: (file: File) => void openFile(file).catch(() => showMessage(`${file.name} can’t be read. Your prices are as they were.`)),
    close() {
      setOffered(undefined)
      if (location.hash) history.replaceState(history.state, '', location.pathname)
    },
  }
}
