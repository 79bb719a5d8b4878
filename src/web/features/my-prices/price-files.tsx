import { formatPriceLink } from '#model/prices/price-link.ts'
import type { MyPrices } from '#model/prices/my-prices.ts'
import { writePriceCsv, writePriceJson } from '#model/prices/write-price-file.ts'
import { paths } from '#model/wiki/paths.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { saveCsv, saveFile } from '#web/browser/save-file.ts'
import { Icon } from '#web/ui/icon.tsx'

const fileName = 'my-prices'

type SaveProps = { my: MyPrices; nameOf: (item: string) => string; showMessage: (message: string) => void }

/** Exports prices as a file, as CSV, or as a link. */
export function SavePrices({ my, nameOf, showMessage }: SaveProps) {
  const copyLink = async () => {
    const link = `${location.origin}${paths.myPrices}${formatPriceLink(my)}`
    showMessage((await copyText(link)) ? 'The link is copied.' : link)
  }
  return (
    <>
      <button
        className="btn small"
        type="button"
        onClick={() => saveFile(`${fileName}.json`, 'application/json', writePriceJson(my, nameOf))}
      >
        <Icon name="download" />
        Save as a file
      </button>
      <button className="btn small" type="button" onClick={() => saveCsv(fileName, writePriceCsv(my, nameOf))}>
        <Icon name="download" />
        CSV
      </button>
      <button className="btn small" type="button" onClick={() => void copyLink()}>
        <Icon name="link" />
        Copy link
      </button>
    </>
  )
}

type OpenProps = { isReady: boolean; onOpen: (file: File) => void }

export function OpenPrices({ isReady, onOpen }: OpenProps) {
  return (
    <label className={`btn small file${isReady ? '' : ' is-off'}`}>
      <Icon name="upload" />
      Open a file
      <input
        className="sr"
        type="file"
        accept=".json,.csv,application/json,text/csv"
        disabled={!isReady}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Reset, so that the same file can be chosen again.
          target.value = ''
          if (file) onOpen(file)
        }}
      />
    </label>
  )
}
