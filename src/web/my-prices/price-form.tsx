import { toIconPosition } from '#web/ui/icon-names.ts'
import { dataAttr } from '#web/data-attr.ts'
import { paths } from '#model/wiki/paths.ts'
import { editorPart, playedName, priceEditor } from './my-prices.data-attrs.ts'
import styleSheet from './price-editor.css?url'

/** Form for the price in the reader's game; price-editor.browser.ts adds it to the card or dialog, fills it and shows it. */
export function PriceForm() {
  const id = 'my-price'
  return (
    <form className="price-form" aria-label="My price" noValidate {...dataAttr(editorPart, 'form')}>
      <label htmlFor={id} {...dataAttr(editorPart, 'label')}>
        What your game shows
      </label>
      <div className="line">
        <span className="field">
          <input id={id} type="text" name="price" inputMode="decimal" autoComplete="off" maxLength={24} aria-describedby={`${id}-kept`} />
          <span className="u" aria-hidden="true">
            c
          </span>
        </span>
        <button className="btn">Save</button>
        <button type="button" className="btn quiet" {...dataAttr(editorPart, 'cancel')}>
          Cancel
        </button>
      </div>
      <p className="wrong" role="alert" {...dataAttr(editorPart, 'problem')} />
      <p id={`${id}-kept`}>Kept in this browser only. Your lists and planners use it.</p>
    </form>
  )
}

type EditorProps = { item: { safe_name: string }; /** The wiki's price. */ children: React.ReactNode }

/** An item's price with a button to set one's own. Without JavaScript only the wiki's price is visible. */
export function PriceEditor({ item: { safe_name }, children }: EditorProps) {
  return (
    <div className="my-price" {...dataAttr(priceEditor, safe_name)}>
      <p className="yours if-mine">
        <span>
          Your price · my game (<span {...dataAttr(playedName)} />)
        </span>
      </p>
      {children}
      <p className="sm soft" {...dataAttr(editorPart, 'elsewhere')} />
      <p className="price-acts needs-js">
        <button type="button" className={`linkish ${toIconPosition('pencil')}`} {...dataAttr(editorPart, 'open')}>
          <span className="if-not-mine">Set my price</span>
          <span className="if-mine">Change</span>
        </button>
        <a
          className="linkish if-mine"
          href={paths.correct({ file: `items/${safe_name}.yaml`, field: 'value' })}
          {...dataAttr(editorPart, 'send')}
        >
          Send it in
        </a>
        <button type="button" className="linkish if-mine" {...dataAttr(editorPart, 'forget')}>
          Forget
        </button>
        <button type="button" className="linkish" hidden {...dataAttr(editorPart, 'undo')}>
          Undo
        </button>
      </p>
      <p className="sm" role="status" {...dataAttr(editorPart, 'status')} />
    </div>
  )
}

/** The dialog that all rows of a table share. */
export function PriceDialog() {
  return (
    <>
      <link rel="stylesheet" href={styleSheet} />
      <dialog className="price-dialog my-price" aria-label="My price" {...dataAttr(priceEditor, '')}>
        <p className="price-acts">
          <button type="button" className="linkish" hidden {...dataAttr(editorPart, 'forget')}>
            Forget
          </button>
        </p>
      </dialog>
      {/* Status message for after the dialog has closed. */}
      <p className="sr" role="status" {...dataAttr(editorPart, 'status')} />
    </>
  )
}
