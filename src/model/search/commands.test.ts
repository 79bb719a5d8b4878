import { expect, test } from 'vitest'
import { parseCommands, type Command } from './commands.ts'

const timer = (minutes: number, name = ''): Command => ({ do: 'timer', minutes, name })
const add = (quantity: number, name: string, isExplicit = true): Command => ({ do: 'list', quantity, name, isExplicit })
const weigh = (weight: number, name: string): Command => ({ do: 'weigh', weight, name })

test.each<[text: string, commands: Command[]]>([
  ['timer 10', [timer(10)]],
  ['Timer  10 min', [timer(10)]],
  ['timer-10', [timer(10)]],
  ['10 min timer', [timer(10)]],
  ['10 minute timer', [timer(10)]],
  ['set a timer for 1 h 30 m', [timer(90)]],
  ['timer 1h30m', [timer(90)]],
  ['timer 1.5 hours', [timer(90)]],
  ['timer 1:30', [timer(90)]],
  ['timer 120 s', [timer(2)]],
  ['timer 20 wheat', [timer(20, 'wheat')]],
  ['timer 20 min for the pot', [timer(20, 'the pot')]],
  // Only whole minutes within the limits.
  ['timer 90 s', []],
  ['timer 0', []],
  ['timer 1000', []],
  ['timer', []],
  ['first timer', []],
  ['growth timer', []],
  ['dark', [{ do: 'theme', theme: 'dark' }]],
  ['Dark mode', [{ do: 'theme', theme: 'dark' }]],
  ['night mode', [{ do: 'theme', theme: 'dark' }]],
  ['light theme', [{ do: 'theme', theme: 'light' }]],
  ['theme light', [{ do: 'theme', theme: 'light' }]],
  ['light post', []],
  ['add 20 straight pipe', [add(20, 'straight pipe')]],
  ['add straight pipe', [add(1, 'straight pipe')]],
  ['add straight pipe x 20 to my list', [add(20, 'straight pipe')]],
  ['put 5x pan on the list', [add(5, 'pan')]],
  ['add 5000 pan', [add(999, 'pan')]],
  ['add', []],
  ['20 straight pipe', [weigh(20, 'straight pipe'), add(20, 'straight pipe', false)]],
  ['20x straight pipe', [add(20, 'straight pipe', false)]],
  ['straight pipe x20', [add(20, 'straight pipe', false)]],
  ['12.5 gold', [weigh(12.5, 'gold')]],
  ['12,5 gold', [weigh(12.5, 'gold')]],
  ['12.5 of gold', [weigh(12.5, 'gold')]],
  ['gold 12.5', [weigh(12.5, 'gold')]],
  ['0 gold', [add(1, 'gold', false)]],
  ['1.6', []],
  ['100 pressure', []],
  ['100% pressure', []],
  ['5 ram drills + 2 gold bars', []],
  ['add 3 pan and 2 drills', []],
  ['gold', []],
  ['', []],
])('"%s" is parsed as %j', (text, commands) => {
  expect(parseCommands(text)).toEqual(commands)
})
