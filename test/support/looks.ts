/** Functions that run in the page and return a list of visual faults. */

/** Parts of the header that overlap or are outside of the screen. */
export function listHeaderFaults(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.topbar :is(.tag, a, form, button, summary), .masthead :is(a, button, summary)'),
  ]
  const visibleParts = parts
    .filter((part) => !part.matches('.sr, details:not([open]) > :not(summary) *') && part.checkVisibility({ visibilityProperty: true }))
    .map((part) => ({ name: part.textContent.trim() || part.ariaLabel || part.className, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1)
  const beyond = visibleParts
    .filter(({ box }) => box.left < -0.5 || box.right > innerWidth + 0.5)
    .map(({ name }) => `${name} is beyond the screen`)
  const over = visibleParts.flatMap((part, index) =>
    visibleParts
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(part.box.right, box.right) - Math.max(part.box.left, box.left) > 1 &&
          Math.min(part.box.bottom, box.bottom) - Math.max(part.box.top, box.top) > 1,
      )
      .map(({ name }) => `${part.name} and ${name} lie over each other`),
  )
  return [...beyond, ...over]
}

/** Horizontal overflow; text that is cut off, overflows or breaks where it must not; a badge that wraps without its word. */
export function listTextFaults(): string[] {
  const faults = new Set<string>()
  const wider = document.documentElement.scrollWidth - innerWidth
  if (wider > 0) faults.add(`The page is ${wider} pixels wider than the screen`)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const box = text.parentElement
    if (!box || !text.data.trim() || box.closest('svg, .sr, script, style, .leaflet-container, pre') || !isSeen(box)) continue
    const style = getComputedStyle(box)
    const name = `"${box.textContent.trim().slice(0, 40)}"`
    const isClipped = style.overflowX === 'hidden' || style.overflowX === 'clip'
    if (isClipped && style.textOverflow !== 'ellipsis' && box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1) {
      faults.add(`${name} is cut`)
    }
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (right > innerWidth + 1 && !hasScroll(box)) faults.add(`${name} is beyond the screen`)
    if (isCutOff(box, left, right)) faults.add(`${name} is cut off by what it stands in`)
    if (style.hyphens === 'auto') continue
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]{3,}/gu)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      if (lines.size > 1) faults.add(`${word} is broken in ${name}`)
    }
  }
  for (const mark of document.querySelectorAll('.mk')) {
    const word = isSeen(mark) && mark.getBoundingClientRect().width > 1 && findWordBefore(mark)
    if (!word) continue
    range.selectNodeContents(word)
    const { top = 0, bottom = 0 } = [...range.getClientRects()].at(-1) ?? {}
    const box = mark.getBoundingClientRect()
    const middle = (box.top + box.bottom) / 2
    if (middle > bottom || middle < top) faults.add(`The mark of "${word.data.trim().slice(-40)}" stands on another line`)
  }
  return [...faults]

  /** The text node that a badge follows, in the same block. */
  function findWordBefore(mark: Element): Text | null {
    let block = mark.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    if (!block || /flex|grid/.test(getComputedStyle(block).display)) return null
    const before = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
    before.currentNode = mark
    let text = before.previousNode() as Text | null
    while (text && (!text.data.trim() || !text.parentElement || text.parentElement.closest('.sr') || !isSeen(text.parentElement)))
      text = before.previousNode() as Text | null
    return text
  }
  function isSeen(box: Element) {
    return box.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  /** Whether an element's container cuts it off without scrolling. Pictures are excluded: they may be sections of larger ones. */
  function isCutOff(box: Element | null, left: number, right: number): boolean {
    if (!box || box.matches('[aria-hidden="true"]')) return false
    const { overflowX, textOverflow, position } = getComputedStyle(box)
    if (position === 'absolute' || position === 'fixed' || textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX)) return false
    if (overflowX === 'visible') return isCutOff(box.parentElement, left, right)
    const frame = box.getBoundingClientRect()
    return left < frame.left - 1 || right > frame.right + 1
  }
  function hasScroll(box: Element | null): boolean {
    return box !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowX) || hasScroll(box.parentElement))
  }
}

/** Text, badges and buttons that overlap; sticky elements are excluded. */
export function listOverlaps(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
  type Part = { element: Element; name: string; box: Box }
  const nowhere: Box = { left: 0, right: 0, top: 0, bottom: 0 }
  const everywhere: Box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  const clips = new Map<Element, Box>()
  const parts: Part[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (!text.data.trim() || !text.parentElement || !isLookedAt(text.parentElement)) continue
    range.selectNodeContents(text)
    for (const box of range.getClientRects()) add(text.parentElement, text.data.trim().slice(0, 40), box)
  }
  for (const element of document.querySelectorAll('.mk, button, .btn, input, select'))
    if (isLookedAt(element)) add(element, `${element.tagName}.${element.className}`, element.getBoundingClientRect())
  parts.sort((a, b) => a.box.top - b.box.top)
  const faults = parts.flatMap((part, place) =>
    parts
      .slice(place + 1, parts.findLastIndex(({ box }) => box.top < part.box.bottom) + 1)
      .filter((other) => doOverlap(part, other))
      .map(({ name }) => `"${part.name}" and "${name}" lie over each other`),
  )
  return [...new Set(faults)]

  function add(element: Element, name: string, whole: Box) {
    const box = cut(whole, findClip(element))
    if (box.right - box.left > 1 && box.bottom - box.top > 1) parts.push({ element, name, box })
  }
  function isLookedAt(element: Element) {
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })
    // The depth is drawn on the slider's thumb.
    const isOnKnob = element.matches('.rig-depth > [type="range"]')
    return isThere && !isOnKnob && !element.closest('svg, .sr, .skip, script, style, .leaflet-container, [popover]')
  }
  /** The visible rectangle of a scroll or clip container. */
  function findClip(element: Element | null): Box {
    if (!element) return everywhere
    const cached = clips.get(element)
    if (cached) return cached
    const { position, clipPath, overflowX } = getComputedStyle(element)
    const above = findClip(element.parentElement)
    const isApart = position === 'fixed' || position === 'sticky' || clipPath !== 'none'
    const clip = isApart ? nowhere : overflowX === 'visible' ? above : cut(element.getBoundingClientRect(), above)
    clips.set(element, clip)
    return clip
  }
  function cut(a: Box, b: Box): Box {
    return {
      left: Math.max(a.left, b.left),
      right: Math.min(a.right, b.right),
      top: Math.max(a.top, b.top),
      bottom: Math.min(a.bottom, b.bottom),
    }
  }
  /** Adjacent lines of text may touch. */
  function doOverlap(a: Part, b: Part): boolean {
    if (a.element.contains(b.element) || b.element.contains(a.element)) return false
    const { left, right, top, bottom } = cut(findBoxBeside(a, b), findBoxBeside(b, a))
    const lower = Math.min(a.box.bottom - a.box.top, b.box.bottom - b.box.top)
    return right - left > 1.5 && bottom - top > 0.4 * lower
  }
  /** A label may be inside its field, above the value. */
  function findBoxBeside({ element, box }: Part, { element: other }: Part): Box {
    const isNamed = 'labels' in element && [...(element as HTMLSelectElement).labels].some((label) => label.contains(other))
    if (!isNamed) return box
    const { paddingTop, paddingBottom } = getComputedStyle(element)
    return { ...box, top: box.top + parseFloat(paddingTop), bottom: box.bottom - parseFloat(paddingBottom) }
  }
}

/** Controls without a visible focus ring: none, or a contrast below 3:1 to the background. */
export function listDimFocus(): string[] {
  const faults = new Set<string>()
  // Transitions would hide the final ring.
  const still = document.head.appendChild(document.createElement('style'))
  still.textContent = '* { transition: none !important }'
  const parts = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]')
  // One control of each look is enough.
  const looks = new Set<string>()
  for (const part of parts) {
    const look = `${part.tagName} ${part.className} ${part.parentElement?.className} ${part.closest('main, header, footer, section')?.className}`
    if (looks.has(look) || part.matches(':disabled, [tabindex="-1"], .skip') || !part.checkVisibility({ visibilityProperty: true }))
      continue
    looks.add(look)
    part.focus({ preventScroll: true, focusVisible: true })
    if (document.activeElement !== part) continue
    const ring = findRing(part)
    const name = `${part.tagName} "${(part.textContent.trim() || part.ariaLabel || part.className).slice(0, 40)}"`
    if (!ring) faults.add(`${name} has no ring`)
    else if (ring.contrast && ring.contrast < 3) faults.add(`${name}: ${ring.contrast.toFixed(1)} to 1`)
  }
  still.remove()
  return [...faults]

  /** The ring of an element, which may be drawn on a wrapper or sibling (a field around its input, the thumb of a switch). */
  function findRing(part: HTMLElement) {
    const around = [part, part.nextElementSibling, part.parentElement, part.parentElement?.parentElement, part.closest('label')]
    for (const element of around) {
      if (!element) continue
      const style = getComputedStyle(element)
      const isOutlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2
      const shadow = /^(?:rgba?|color|oklab|oklch)\([^)]*\) 0px 0px 0px [2-9]/.exec(style.boxShadow)
      for (const colour of [isOutlined ? style.outlineColor : '', shadow ? style.boxShadow : '']) {
        const [r, g, b, alpha = 1] = readColour(colour)
        if (r === undefined || alpha < 0.9) continue
        const isInside = parseFloat(style.outlineOffset) < 0
        const ground = findGround(isInside ? element : element.parentElement)
        return { contrast: ground && measureContrast([r, g ?? 0, b ?? 0], ground) }
      }
    }
    return undefined
  }
  /** Background color; undefined for pictures and gradients, which need a human. */
  function findGround(box: Element | null): number[] | undefined {
    if (box && (box.matches('.leaflet-container') || getComputedStyle(box).backgroundImage.includes('url('))) return undefined
    if (!box) return readColour(getComputedStyle(document.body).backgroundColor)
    const { backgroundColor, backgroundImage } = getComputedStyle(box)
    const colour = readColour(backgroundColor)
    if ((colour[3] ?? 1) > 0.9) return colour
    return backgroundImage.includes('gradient(') ? undefined : findGround(box.parentElement)
  }
  function readColour(colour: string): number[] {
    return [...(/^rgba?\(([^)]*)\)/.exec(colour)?.[1] ?? '').matchAll(/[\d.]+/g)].map(Number)
  }
  function measureContrast(text: number[], ground: number[]): number {
    const [light = 0, dark = 0] = [text, ground].map(toLuminance).toSorted((a, b) => b - a)
    return (light + 0.05) / (dark + 0.05)
  }
  function toLuminance(colour: number[]): number {
    const [r = 0, g = 0, b = 0] = colour
      .slice(0, 3)
      .map((part) => (part / 255 <= 0.03928 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
}
