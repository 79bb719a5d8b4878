import { isSameTimer, mergeTimers, type Timer, type TimerRules } from '#model/tools/growth-timers/growth-timers.ts'
import { element, spriteIcon } from '#web/browser/element.ts'
import { find, valueOf } from '#web/browser/find.ts'
import { followClock } from '#web/browser/follow-clock.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { putBeforeTitle } from '#web/browser/tab-title.ts'
import { listStore } from '#web/features/lists/saved/list-store.ts'
import { snoozeTimers } from '#web/features/tools/growth-timers/snooze-store.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { titleOf } from '#web/features/tools/growth-timers/timer-words.ts'
import { drawAlarm, drawDone } from './dock-alarm.browser.ts'
import { drawBar } from './dock-bar.browser.ts'
import { createCaller } from './dock-calls.browser.ts'
import { createGoal } from './dock-goal.browser.ts'
import { drawPanel } from './dock-panel.browser.ts'
import { readState, type DockState } from './dock-state.browser.ts'
import { alarmPlace, timerRules } from './dock.attributes.ts'
import { showListLinks } from './list-links.browser.ts'
import './dock.css'

const panelId = 'dock-panel'

/** What goes along on every page: running timers with their alarms, how far the list is, and the next goal. Nothing of it, no dock. */
export function showDock() {
  const rules = readRules()
  const parts = drawParts({
    onSnooze() {
      const { alarms, now } = readState(rules)
      snoozeTimers(
        alarms.map(({ timer }) => timer),
        now,
      )
      look()
      parts.focus()
    },
    onDone(timer) {
      timerStore.update((timers) => timers.filter((one) => !isSameTimer(one, timer)))
      parts.done.show(timer)
      look()
    },
    onUndo: (timer) => start(timer),
    onAgain: (timer) => start({ ...timer, start: Math.floor(Date.now() / 1000) }),
  })
  const start = (timer: Timer) => {
    timerStore.update((timers) => mergeTimers(timers, [timer]))
    look()
    parts.focus()
  }
  const call = createCaller()
  let stopClock: (() => void) | undefined
  const look = () => {
    const state = readState(rules, goal.read())
    parts.draw(state)
    call(state)
    putBeforeTitle(toTitle(state))
    showListLinks(state.list)
    if (state.timers.length > 0) stopClock ??= followClock(look)
    else {
      stopClock?.()
      stopClock = undefined
    }
  }
  timerStore.subscribe(look)
  listStore.subscribe(look)
  const goal = createGoal(look)
  goal.look()
}

function readRules(): TimerRules {
  const text = valueOf(find(document, timerRules), timerRules)
  return text ? (JSON.parse(text) as TimerRules) : { plant: null, pot: null, smelter: null, tickSeconds: null }
}

/** What the tab is called: "4:12 Afage", or what is ready. */
function toTitle({ alarms: [alarm], first }: DockState): string {
  if (alarm) return `Ready: ${titleOf(alarm.timer)}`
  return first && !first.state.isReady ? `${first.left} ${first.title}` : ''
}

/** How many timers ran when the reader closed the dock: another one opens it again. */
const closedKey = 'dock_closed'
const isClosed = ({ timers }: DockState) => timers.length <= Number(readStored(closedKey) ?? -1)

type Acts = Parameters<typeof drawAlarm>[0] & { onUndo: (timer: Timer) => void; onAgain: (timer: Timer) => void }

function drawParts(acts: Acts) {
  const bar = drawBar(panelId)
  const panel = drawPanel(panelId, acts.onDone)
  const alarm = drawAlarm(acts)
  const focus = () => (dock.querySelector<HTMLElement>('.dk-alarm .btn:last-child') ?? bar.bar).focus({ preventScroll: true })
  const done = drawDone({ ...acts, onClose: focus })
  const close = element('button', { type: 'button', class: 'iconbtn', 'aria-label': 'Close timers, list and goal' }, spriteIcon('x'))
  const head = element('div', { class: 'dk-head' }, bar.bar, close)
  const box = element('div', { class: 'dk' }, alarm.alarm, done.done, head, panel.panel)
  const dock = element('aside', { class: 'dock', id: 'dock', 'aria-label': 'Timers, list and goal', tabindex: '-1' }, box)
  let state: DockState | undefined
  /** An alarm is heard and answered above whatever covers the page, or where the page has a place for it; else the dock stays below it. */
  const place = () => {
    const isUrgent = (state !== undefined && state.alarms.length > 0) || done.done.hasChildNodes()
    const host = (isUrgent && (document.querySelector('dialog[open]') ?? find(document, alarmPlace))) || document.body
    if (dock.parentElement !== host) host.append(dock)
  }
  // What covered the page takes the dock along when it closes.
  document.addEventListener('close', place, { capture: true })
  const open = (isOpen: boolean) => {
    panel.panel.hidden = !isOpen
    bar.bar.ariaExpanded = String(isOpen)
    if (state) panel.draw(state)
  }
  bar.bar.addEventListener('click', () => open(panel.panel.hidden === true))
  close.addEventListener('click', () => {
    writeStored(closedKey, String(state?.timers.length ?? 0))
    if (state) draw(state)
  })
  dock.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.panel.hidden) return
    event.stopPropagation()
    open(false)
    bar.bar.focus()
  })
  const draw = (now: DockState) => {
    state = now
    const isShown = (now.timers.length > 0 || now.list.entries.length > 0 || now.goal !== undefined) && !isClosed(now)
    head.hidden = !isShown
    if (!isShown) open(false)
    bar.draw(now)
    panel.draw(now)
    if (alarm.draw(now.alarms) && now.alarms.length > 0) done.clear()
    dock.hidden = !isShown && now.alarms.length === 0 && !done.done.hasChildNodes()
    place()
  }
  return { focus, done, draw }
}
