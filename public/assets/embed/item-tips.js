// @ts-check
/**
 * Shows the card of an item over links to it: <script src="…/assets/embed/item-tips.js" defer></script>
 * A link is recognized by its address (…/database/gold-ore) or by an attribute: <a href="#" data-wiki-item="gold-ore">.
 * The card is a sandboxed frame and the script writes no HTML or style sheet, so a strict Content-Security-Policy only needs script-src and
 * frame-src with this origin.
 */
;(() => {
  const script = document.currentScript
  if (!(script instanceof HTMLScriptElement)) return
  const { origin } = new URL(script.src)
  const size = { width: 420, height: 224 }
  const gap = 6
  /**
   * Milliseconds before the card opens and closes: a passing pointer does not open it, and one on its way to the card does not close it.
   */
  const delayMs = { open: 200, close: 300 }

  /** @type {{ link: HTMLAnchorElement, frame: HTMLIFrameElement } | undefined} */
  let shown
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting
  let lastPointer = 'mouse'

  /** @param {EventTarget | null} target */
  function linkOf(target) {
    const link = target instanceof Element ? target.closest('a') : null
    return link && nameOf(link) ? link : undefined
  }

  /** @param {HTMLAnchorElement} link */
  function nameOf(link) {
    if (link.dataset.wikiItem) return link.dataset.wikiItem
    const [, name] = link.origin === origin ? (/^\/database\/([^/]+)\/?$/.exec(link.pathname) ?? []) : []
    return name === undefined || name === 'map' ? undefined : decode(name)
  }

  /** @param {string} text */
  function decode(text) {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }

  /** @param {HTMLAnchorElement} link */
  function show(link) {
    if (shown?.link === link) return
    hide()
    const frame = document.createElement('iframe')
    const width = Math.min(size.width, document.documentElement.clientWidth - 2 * gap)
    frame.src = `${origin}/embed/${encodeURIComponent(nameOf(link) ?? '')}`
    frame.title = link.textContent?.trim() ?? ''
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
    // The focus stays on the link, which leads to the same page as the card.
    frame.tabIndex = -1
    const { left, top, bottom } = link.getBoundingClientRect()
    const isRoomBelow = bottom + gap + size.height <= document.documentElement.clientHeight
    Object.assign(frame.style, {
      position: 'absolute',
      zIndex: '2147483647',
      width: `${width}px`,
      height: `${size.height}px`,
      border: '0',
      borderRadius: '12px',
      boxShadow: '0 8px 24px rgb(0 0 0 / 35%)',
      left: `${scrollX + Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`,
      top: `${scrollY + (isRoomBelow || top < size.height ? bottom + gap : top - gap - size.height)}px`,
    })
    frame.addEventListener('pointerenter', () => clearTimeout(waiting))
    frame.addEventListener('pointerleave', hideSoon)
    document.body.append(frame)
    shown = { link, frame }
  }

  function hide() {
    clearTimeout(waiting)
    shown?.frame.remove()
    shown = undefined
  }

  function hideSoon() {
    clearTimeout(waiting)
    waiting = setTimeout(hide, delayMs.close)
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const link = linkOf(target)
    if (!link || pointerType !== 'mouse') return
    clearTimeout(waiting)
    waiting = setTimeout(() => show(link), delayMs.open)
  })
  document.addEventListener('pointerout', ({ target, pointerType }) => {
    if (linkOf(target) && pointerType === 'mouse') hideSoon()
  })
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    lastPointer = pointerType
    if (!linkOf(target)) hide()
  })
  document.addEventListener('focusin', ({ target }) => {
    const link = linkOf(target)
    if (link?.matches(':focus-visible')) show(link)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (linkOf(target)) hideSoon()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide()
  })
  document.addEventListener('click', (event) => {
    const link = linkOf(event.target)
    // A finger cannot hover: the first tap shows the card, the second follows the link.
    if (!link || lastPointer !== 'touch' || shown?.link === link) return
    event.preventDefault()
    show(link)
  })
})()
