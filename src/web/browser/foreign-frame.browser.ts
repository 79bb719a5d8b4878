type Attributes = { src: string; title: string; referrerPolicy: ReferrerPolicy; allow?: string }

/** A frame for a page of another site. That page may run scripts and open windows, but never navigate ours. `permissions`: further sandbox tokens. */
export function createForeignFrame(attributes: Attributes, permissions: string[]): HTMLIFrameElement {
  const frame = Object.assign(document.createElement('iframe'), attributes)
  frame.sandbox.add('allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox', ...permissions)
  return frame
}
