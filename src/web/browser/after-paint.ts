/** Once what has changed is painted: what nobody waits to see need not keep it waiting. */
export function afterPaint(act: () => void) {
  requestAnimationFrame(() => setTimeout(act))
}
