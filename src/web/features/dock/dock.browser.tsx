import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { Timer } from '#model/tools/growth-timers/growth-timers.ts'
import { parseTimerRules } from '#model/tools/growth-timers/timer-rules.ts'
import type { Alarm } from '#model/tools/growth-timers/timer-alarms.ts'
import { find, readAttr } from '#web/browser/find.ts'
import { readStored, writeStored } from '#web/browser/storage.ts'
import { snoozeTimers } from '#web/features/tools/growth-timers/snooze-store.ts'
import { timerStore } from '#web/features/tools/growth-timers/timer-store.ts'
import { followTranslators } from '#web/islands/translated-texts.ts'
import { Icon } from '#web/ui/icon.tsx'
import { DockAlarm, DockEnded } from './dock-alarm.tsx'
import { DockBar } from './dock-bar.tsx'
import { DockPanel } from './dock-panel.tsx'
import type { DockState } from './dock-state.ts'
import { createDockStore, type DockStore } from './dock-store.browser.ts'
import { alarmPlace, timerRules } from './dock.data-attrs.ts'
import './dock.css'

/** Renders the dock of every page: running timers with alarms, progress of the list, the next goal. */
export function showDock() {
  const host = find(document, timerRules)
  if (!host) return
  const rules = parseTimerRules(readAttr(host, timerRules) ?? '')
  createRoot(host).render(<Dock store={createDockStore(rules)} host={host} />)
  followTranslators(host)
}

const panelId = 'dock-panel'
/** Number of timers when the reader closed the dock: a new timer opens it again. */
const closedKey = 'dock_closed'
const isClosed = ({ timers }: DockState) => timers.length <= Number(readStored(closedKey) ?? -1)
const hasContent = ({ timers, list, goal }: DockState) => timers.length > 0 || list.entries.length > 0 || goal !== undefined
const toAlarmKey = ([first, ...others]: readonly Alarm[]) => (first ? `${first.tag} ${others.length}` : '')

/**
 * Moves the dock: an alarm goes above an open dialog or into the page's slot for alarms, otherwise the dock is at the bottom of the page.
 * Returns the cleanup.
 */
function placeDock(host: HTMLElement, { isShown, isUrgent }: { isShown: boolean; isUrgent: boolean }) {
  host.hidden = !isShown && !isUrgent
  const place = () => {
    const above = isUrgent ? (document.querySelector('dialog[open]') ?? find(document, alarmPlace)) : null
    const parent = above ?? document.body
    if (host.parentElement !== parent) parent.append(host)
  }
  place()
  // A closing dialog would take the dock with it.
  document.addEventListener('close', place, { capture: true })
  return () => document.removeEventListener('close', place, { capture: true })
}

/** The focus target after rendering: the alarm, or the message about a removed timer. */
type Focus = { to: 'alarm' | 'ended' }

/** `host`: element of the dock, hidden while the dock is empty and moved above dialogs. */
function Dock({ store, host }: { store: DockStore; host: HTMLElement }) {
  const state = useSyncExternalStore(store.subscribe, store.read)
  const [isOpen, setIsOpen] = useState(false)
  const [ended, setEnded] = useState<{ timer: Timer; alarmKey: string }>()
  const [focus, setFocus] = useState<Focus>()
  const bar = useRef<HTMLButtonElement>(null)
  const { alarms } = state
  const isShown = hasContent(state) && !isClosed(state)
  if (isOpen && !isShown) setIsOpen(false)
  // A new alarm replaces the message.
  const shownEnded = ended && (alarms.length === 0 || ended.alarmKey === toAlarmKey(alarms)) ? ended.timer : undefined
  const isUrgent = alarms.length > 0 || shownEnded !== undefined

  useLayoutEffect(() => placeDock(host, { isShown, isUrgent }), [host, isShown, isUrgent])
  useEffect(() => {
    if (!focus) return
    const selector = focus.to === 'ended' ? '.dk-done .btn' : '.dk-alarm .btn:last-child'
    const target = host.querySelector<HTMLElement>(selector) ?? bar.current
    target?.focus({ preventScroll: true })
  }, [focus, host])

  const restartTimer = (timer: Timer) => {
    setEnded(undefined)
    timerStore.add(timer)
    setFocus({ to: 'alarm' })
  }
  const end = (timer: Timer) => {
    timerStore.remove(timer)
    setEnded({ timer, alarmKey: toAlarmKey(store.read().alarms) })
    setFocus({ to: 'ended' })
  }
  const snooze = () => {
    snoozeTimers(
      alarms.map(({ timer }) => timer),
      state.now,
    )
    store.update()
    setFocus({ to: 'alarm' })
  }
  const close = () => {
    writeStored(closedKey, String(state.timers.length))
    store.update()
  }
  useEffect(() => {
    if (!isOpen) return
    const closePanel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setIsOpen(false)
      bar.current?.focus()
    }
    host.addEventListener('keydown', closePanel)
    return () => host.removeEventListener('keydown', closePanel)
  }, [host, isOpen])
  return (
    <div className="dk">
      <div role="alert">
        <DockAlarm alarms={alarms} onSnooze={snooze} onDone={end} />
      </div>
      <div role="status">
        {shownEnded && (
          <DockEnded
            timer={shownEnded}
            onUndo={() => restartTimer(shownEnded)}
            onAgain={() => restartTimer({ ...shownEnded, start: Math.floor(Date.now() / 1000) })}
            onClose={() => {
              setEnded(undefined)
              setFocus({ to: 'alarm' })
            }}
          />
        )}
      </div>
      <div className="dk-head" hidden={!isShown}>
        <DockBar state={state} panelId={panelId} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} ref={bar} />
        <button type="button" className="iconbtn" aria-label="Close timers, list and goal" onClick={close}>
          <Icon name="x" />
        </button>
      </div>
      <div className="dk-in" id={panelId} hidden={!isOpen}>
        {isOpen && <DockPanel state={state} onDone={end} />}
      </div>
    </div>
  )
}
