/** The drop of a pin. Without the style sheet it is an outline, not a black shape. */
export function PinShape() {
  return (
    <svg className="body" aria-hidden="true" viewBox="0 0 34 42" width="34" height="42" fill="none" stroke="currentColor">
      <path d="M17 41C13 33 2 27 2 16.5A15 15 0 0 1 32 16.5C32 27 21 33 17 41Z" />
    </svg>
  )
}
