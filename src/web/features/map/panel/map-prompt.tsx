import type { MapPanelState } from './map-panel-state.ts'

/** Bar above the map that asks for a point on it. */
export function MapPrompt({ text, actions }: NonNullable<MapPanelState['prompt']>) {
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
