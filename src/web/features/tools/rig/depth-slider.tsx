import { toFieldText } from '#model/text/number-input.ts'
import { qualityOf } from '#model/tools/rig/run-rig.ts'
import type { RigFieldsProps } from './rig-fields.tsx'

/** Depth of the drill head; one step of the slider is one step of quality. Empty for drills whose quality does not depend on depth. */
export function DepthSlider({ rules, fields, read, before, onType, isUpright = false }: RigFieldsProps & { isUpright?: boolean }) {
  const way = read.drill.quality
  if (!way || !('metresPerStep' in way)) return null
  const { least, most } = rules.washing.quality
  const depth = read.rig?.depth
  const quality = read.rig && qualityOf(rules, read.rig)
  const id = `field-${before}depth`
  const down = quality === null ? null : `${((quality - least + 0.5) / (most - least + 1)) * 100}%`
  const message = quality === null || depth === undefined ? '' : `${toFieldText(depth)} m, quality ${quality}`
  return (
    <div className={isUpright ? 'rig-depth upright' : 'rig-depth'}>
      <label className={isUpright ? 'sr' : 'num-label'} htmlFor={id}>
        Depth of the head{!isUpright && message && `: ${message}`}
      </label>
      <input
        id={id}
        type="range"
        name={`${before}depth`}
        min={toFieldText(least * way.metresPerStep)}
        max={toFieldText(most * way.metresPerStep)}
        step={toFieldText(way.metresPerStep)}
        value={fields.depth}
        aria-valuetext={message || undefined}
        onChange={({ target }) => onType({ depth: target.value })}
      />
      {isUpright && down && (
        <>
          <b aria-hidden="true" style={{ top: down }}>
            {quality}
          </b>
          <i style={{ height: down }} />
        </>
      )}
      {read.problems.depth && <p className="num-said wrong">{read.problems.depth}</p>}
    </div>
  )
}
