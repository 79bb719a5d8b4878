import type { MapState } from '#web/features/map/state/map-state.ts'

/** Bar above the map that asks for a point on it. */
export function MapPrompt({ text, actions }: NonNullable<MapState['prompt']>) {
  return (
    <>
      <p role="status">{text}</p>
      <div>
        {actions.map(({ label, go }) => (
          <button key={label} type="button" className="btn small" onClick={go}>
            {label}
          </button>
        ))}
      </div>
    </>
  )
}
