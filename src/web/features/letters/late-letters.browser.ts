/** Room between letters, in parts of their size, that may give a text the lines it had; more than this would be seen. */
const spacings = [0.004, 0.008, 0.012, 0.016, 0.02, 0.025].flatMap((by) => [by, -by])
/** Lines that lie apart by less, in CSS pixels, are the same line in letters of other heights. */
const sameLine = 2
/** What moves to the side counts less than what moves up or down: a word may begin as much as ten times further off. */
const sideways = 0.1

/** A box that lays out text, or boxes in rows; `isWhole` if its end is in sight as well. */
type Box = { element: HTMLElement; texts: Text[]; boxes: HTMLElement[]; was: Place; isWhole: boolean }
/** Its height, and where within it what it lays out begins and ends. */
type Place = { height: number; within: number[] }

/**
 * Fonts that come before the first paint are shown (`font-display: optional`). Those that come later are put in here, and what is in sight
 * stays where it is. Without a font, the page stays as it is.
 */
export async function showLateLetters() {
  if (isOurs()) return
  const loading = await Promise.allSettled(listPreloaded().map((face) => face.load()))
  const letters = loading.flatMap((face) => (face.status === 'fulfilled' ? face.value : []))
  if (letters.length === 0) return
  const boxes = listInSight()
  for (const face of letters) document.fonts.add(face)
  keepLines(boxes)
}

/** Whether text is as wide as it would be without our fonts: `document.fonts` tells what has come, not what is shown. */
function isOurs(): boolean {
  const ruler = document.createElement('canvas').getContext('2d')
  if (!ruler) return true
  const shown = [document.body, document.querySelector('h1')].filter((element) => element !== null)
  return shown.every((element) => {
    // In the size that is shown, for which the browser has the letters at hand.
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const families = fontFamily.split(',')
    const [ours, without] = [families, families.slice(1)].map((list) => {
      ruler.font = `${fontWeight} ${fontSize} ${list.join()}`
      return ruler.measureText('All letters of a little trial').width
    })
    return ours !== without
  })
}

/** The fonts of every page. A face that the style sheet names is not shown any more when it comes late; one of a script is. */
function listPreloaded(): FontFace[] {
  const files = [...document.querySelectorAll('link[rel="preload"][as="font"]')].map((link) => link.getAttribute('href') ?? '')
  return [...document.styleSheets].flatMap(listFaces).flatMap(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name)
    const source = read('src')
    if (!files.some((file) => source.includes(file))) return []
    const family = read('font-family').replaceAll(/["']/g, '')
    return new FontFace(family, source, { weight: read('font-weight'), unicodeRange: read('unicode-range') })
  })
}

function listFaces(of: CSSStyleSheet | CSSLayerBlockRule): CSSFontFaceRule[] {
  return readRules(of).flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return rule
    return rule instanceof CSSLayerBlockRule ? listFaces(rule) : []
  })
}

/** A sheet that has not come is there, but cannot be read. */
function readRules(of: CSSStyleSheet | CSSLayerBlockRule): CSSRule[] {
  try {
    return [...of.cssRules]
  } catch {
    return []
  }
}

function listInSight(): Box[] {
  const boxes: Box[] = []
  gather(document.body, { element: document.body, texts: [], boxes: [] }, boxes)
  return boxes
}

/** Boxes that begin below the screen are passed over, with all that is in them: the longest pages have thousands of elements there. */
function gather(within: Element, box: Omit<Box, 'was' | 'isWhole'>, found: Box[]) {
  for (const node of within.childNodes) {
    if (node instanceof Text && node.data.trim()) box.texts.push(node)
    if (!(node instanceof HTMLElement)) continue
    const { display } = getComputedStyle(node)
    const { top, bottom, height } = node.getBoundingClientRect()
    if (display === 'inline' || display === 'contents') gather(node, box, found)
    else if (height > 0 && top < innerHeight) {
      const inner = { element: node, texts: [], boxes: [] }
      gather(node, inner, found)
      found.push({ ...inner, was: measure(inner), isWhole: bottom < innerHeight })
      box.boxes.push(node)
    }
  }
}

function measure({ element, texts, boxes }: Omit<Box, 'was' | 'isWhole'>): Place {
  const { left, top, height } = element.getBoundingClientRect()
  const range = document.createRange()
  const pieces = texts.flatMap((text) => {
    range.selectNodeContents(text)
    // A space that hangs on the end of a line has no width.
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const [first, last] = [lines[0], lines.at(-1)]
    return first && last ? [first.top - top, last.bottom - top, (first.left - left) * sideways] : [0, 0, 0]
  })
  return { height, within: [...pieces, ...boxes.map((box) => box.getBoundingClientRect().top - top)] }
}

/** A text that has a line more or less with our letters, or a link on another one, by a hair, is set a hair wider or narrower. */
function keepLines(boxes: Box[]) {
  const changed = boxes.filter((box) => hasMoved(box))
  const inner = changed.filter(({ element }) => !changed.some((other) => other.element !== element && element.contains(other.element)))
  /** With which each is as high as it was, if not all in it where it was. */
  const nextBest = new Map<Box, string>()
  let wrong = inner
  for (const spacing of ['', ...spacings.map((by) => `${by}em`)]) {
    for (const { element } of wrong) element.style.letterSpacing = spacing
    for (const box of wrong) if (!nextBest.has(box) && !hasOtherHeight(box)) nextBest.set(box, spacing)
    wrong = inner.filter((box) => hasMoved(box))
    if (wrong.length === 0) return
  }
  for (const box of wrong) {
    const spacing = nextBest.get(box)
    box.element.style.letterSpacing = spacing ?? ''
    // The system's letters are much wider than ours: a line less leaves its room behind.
    if (spacing === undefined) box.element.style.minHeight = `${box.was.height}px`
  }
}

function hasOtherHeight({ element, was, isWhole }: Box): boolean {
  return isWhole && !isNear(element.getBoundingClientRect().height, was.height)
}

function hasMoved(box: Box): boolean {
  if (hasOtherHeight(box)) return true
  const { within } = measure(box)
  return within.some((at, place) => !isNear(at, box.was.within[place] ?? at))
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < sameLine
}
