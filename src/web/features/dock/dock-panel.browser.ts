import { toMissing } from '#model/lists/list-have.ts'
import { defaultListName } from '#model/lists/list-name.ts'
import { sumLines, type ListItem, type ListTotals } from '#model/lists/list-totals.ts'
import { encodeList } from '#model/lists/shopping-list.ts'
import { formatTimers, type Timer } from '#model/tools/growth-timers/growth-timers.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { formatCoins } from '#model/text/money.ts'
import { writeOut } from '#model/text/sentence-case.ts'
import { countOf } from '#model/text/count-of.ts'
import { paths } from '#model/wiki/paths.ts'
import { api } from '#web/browser/api.ts'
import { element } from '#web/browser/element.ts'
import { loadListItems } from '#web/features/lists/list-items.ts'
import { markBesideRig } from '#web/features/tools/growth-timers/timed-rig.ts'
import { timerWords } from '#web/features/tools/growth-timers/timer-words.ts'
import { drawMark } from '#web/game-ui/mark.browser.ts'
import { drawRing, setText } from './dock-bar.browser.ts'
import { shareOf, type DockState, type DockTimer } from './dock-state.browser.ts'

/** The open dock: all timers, the list, and the next goal. `onDone` is told that somebody has fetched what was ready. */
export function drawPanel(id: string, onDone: (timer: Timer) => void) {
  const timers = drawTimers(onDone)
  const list = drawList()
  const goal = drawGoal()
  const panel = element('div', { class: 'dk-in', id }, timers.section, list.section, goal.section)
  panel.hidden = true
  return {
    panel,
    draw(state: DockState) {
      if (panel.hidden) return
      timers.draw(state)
      list.draw(state)
      goal.draw(state)
    },
  }
}

function drawSection(title: string, path: string) {
  const name = element('span', {}, title)
  const open = element('a', { href: path }, 'Open')
  return { name, open, section: element('section', {}, element('h2', {}, name, open)) }
}

function drawTimers(onDone: (timer: Timer) => void) {
  const { section } = drawSection('Timers', paths.tool('growth-timers'))
  const lines = element('ul')
  const rests = element('small')
  section.append(lines, rests)
  let shown = ''
  let shownRig: string | undefined
  let drawn: ReturnType<typeof drawTimer>[] = []
  return {
    section,
    draw({ timers, rig }: DockState) {
      section.hidden = timers.length === 0
      const restsOn = rig && `${rig.path} ${rig.words}`
      if (restsOn !== shownRig) rests.replaceChildren(...drawRig(rig))
      shownRig = restsOn
      // Lines stay the same elements as long as they are the same timers: the focus stays in them.
      const key = timers.map(({ timer, state }) => `${formatTimers([timer])} ${state.isReady} ${rig?.isTimed}`).join()
      if (key !== shown) {
        drawn = timers.map((timer) => drawTimer(timer, markBesideRig(timer.timer, rig), onDone))
        lines.replaceChildren(...drawn.map(({ line }) => line))
      }
      shown = key
      for (const [place, timer] of timers.entries()) drawn[place]?.draw(timer)
    },
  }
}

function drawRig(rig: DockState['rig']): (HTMLElement | string)[] {
  return rig
    ? ['From ', element('a', { href: rig.path }, 'your rig'), `, ${rig.words}`, ...drawMark(rig.isTimed ? 'worked-out' : 'guess')]
    : []
}

function drawTimer({ timer, title, state, readyAt }: DockTimer, mark: Mark | null, onDone: (timer: Timer) => void) {
  const words = timerWords[timer.type]
  const { ring, fill } = drawRing()
  const small = element('small')
  const left = element('b', { class: 'big' })
  const done = element('button', { type: 'button', class: 'btn small' }, words.done, element('span', { class: 'sr' }, `: ${title}`))
  done.addEventListener('click', () => onDone(timer))
  return {
    line: element(
      'li',
      { class: 'dk-line' },
      ring,
      element('span', { class: 'grow' }, element('b', {}, title), small),
      ...(state.isReady ? [done] : [left, ...drawMark(mark)]),
    ),
    draw(now: DockTimer) {
      fill(shareOf(now))
      setText(left, now.left)
      setText(small, now.state.isReady ? `${now.state.isOver ? words.over : words.ready}, since ${readyAt}` : `${words.at} ${readyAt}`)
    },
  }
}

function drawList() {
  const { section, name, open } = drawSection('My list', paths.list)
  const words = element('b')
  const cost = element('small')
  const bar = element('progress', { 'aria-label': 'Items you have' })
  section.append(words, cost, bar)
  let known = new Map<number, ListItem | undefined>()
  let asked = ''
  let state: DockState['list'] | undefined
  let shown: DockState['list'] | undefined
  /** What the rest costs, once it is known what its things cost. */
  const drawCost = () => {
    if (!state || state === shown) return
    const missing = toMissing(state.entries, state.have)
    if (missing.every(({ id }) => known.has(id))) {
      shown = state
      cost.replaceChildren(...describeRest(sumLines(missing.map((entry) => ({ ...entry, item: known.get(entry.id) })))))
      return
    }
    const ids = missing.map(({ id }) => id)
    if (asked === ids.join()) return
    asked = ids.join()
    cost.replaceChildren()
    void loadListItems(api, ids).then(({ items, unknown }) => {
      known = new Map([...known, ...items.map((item) => [item.id, item] as const), ...unknown.map((id) => [id, undefined] as const)])
      drawCost()
    })
  }
  return {
    section,
    draw({ list, done }: DockState) {
      const { entries, name: given } = list
      state = list
      drawCost()
      section.hidden = entries.length === 0
      setText(name, given || defaultListName)
      open.href = paths.sharedList(encodeList(entries), given)
      setText(words, `You have ${done} of ${countOf(entries.length, 'item')}`)
      bar.max = Math.max(1, entries.length)
      bar.value = done
    },
  }
}

/** "1,840 c still to pay", with its mark; nothing where nothing is missing. */
function describeRest(rest: ListTotals): (string | HTMLElement)[] {
  if (rest.quantity === 0) return []
  const unpriced = rest.unpriced > 0 ? [`without ${countOf(rest.unpriced, 'thing')} of no known price`] : []
  return [
    element('span', { class: 'nb' }, `${formatCoins(rest.value)} c`, ...drawMark(rest.mark)),
    [' still to pay', ...unpriced].join(', '),
  ]
}

function drawGoal() {
  const { section } = drawSection('Next goal', paths.now())
  const picture = element('img', { class: 'thumb', width: '40', height: '40', alt: '' })
  const name = element('b')
  const how = element('small')
  section.append(element('div', { class: 'dk-line' }, picture, element('span', { class: 'grow' }, name, how)))
  return {
    section,
    draw({ goal }: DockState) {
      section.hidden = !goal
      if (!goal) return
      const tile = paths.tile(goal.blueprint_item)
      if (!picture.src.endsWith(tile)) picture.src = tile
      setText(name, goal.name)
      setText(how, `Hand in one ${writeOut(goal.require_item)} of ${goal.require_weight} or more`)
    },
  }
}
