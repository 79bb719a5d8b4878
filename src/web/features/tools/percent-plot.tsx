type Props = {
  /** Accessible name of the drawing. */
  label: string
  /** Labels of the x-axis; `at` is 0 to 100. */
  ticks: { at: number; text: string }[]
  /** For drawings with several lines. */
  legend?: { className: string; text: string }[]
  /** Shapes in a 100 by 100 box: x to the right, y down from 100% at the top. */
  children: React.ReactNode
}

/** Axes of a percent chart. It scales with the page; strokes and text keep their size. */
export function PercentPlot({ label, ticks, legend = [], children }: Props) {
  const levels = [0, 25, 50, 75, 100]
  return (
    <div className="plot" role="img" aria-label={label}>
      <div className="y" aria-hidden="true">
        {levels.map((level) => (
          <span key={level} style={{ bottom: `${level}%` }}>
            {level}%
          </span>
        ))}
      </div>
      <svg viewBox="0 0 100 100" width="100%" fill="none" stroke="currentColor" preserveAspectRatio="none" aria-hidden="true">
        {levels.map((level) => (
          <line key={level} className="grid" x1="0" x2="100" y1={100 - level} y2={100 - level} />
        ))}
        {children}
      </svg>
      <div className="x" aria-hidden="true">
        {ticks.map(({ at, text }) => (
          <span key={at} style={{ left: `${at}%` }}>
            {text}
          </span>
        ))}
      </div>
      {legend.length > 0 && (
        <div className="caption" aria-hidden="true">
          {legend.map(({ className, text }) => (
            <span key={text}>
              <i className={className} />
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}
