import './plot-picture.css'

/** The plot on offer: a green field with a sign, as on the home page. */
export function PlotPicture() {
  return (
    <div className="card plot-sign" aria-hidden="true">
      <b>Your plot here</b>
      <span>A title, one sentence, one link</span>
    </div>
  )
}
