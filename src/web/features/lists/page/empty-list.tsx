import { paths } from '#model/wiki/paths.ts'
import { Glyph } from '#web/ui/icon.tsx'

export function EmptyList() {
  return (
    <div className="state">
      <Glyph name="empty-metal-bucket" />
      <b>Nothing on this list</b>
      <span>Add items to your list to get started!</span>
      <a className="btn" href={paths.list}>
        Open the catalogue
      </a>
    </div>
  )
}

/** Shown when all rows are done and hidden. */
export function AllDone({ onShow }: { onShow: () => void }) {
  return (
    <div className="state">
      <Glyph name="trophy" />
      <b>You have everything</b>
      <span>All items of this list are hidden, because you have them.</span>
      <button className="btn" type="button" onClick={onShow}>
        Show them
      </button>
    </div>
  )
}
