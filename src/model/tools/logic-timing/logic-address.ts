import { guessChance, triesFor } from '#model/tools/logic-timing/keypad-codes.ts'
import { blinkerTiming, delaysFor, signalArrival } from '#model/tools/logic-timing/logic-timing.ts'
import { readFieldText, readNumber, toFieldText } from '#model/text/number-input.ts'
import { defineAddress } from '#model/tools/define-address.ts'

/** The facts that the tool uses. */
export type LogicRules = { delay: number; blinkerCycle: number; smelter: number | null; keypadMax: number }

/** The fields as typed. */
export type LogicState = {
  delays: string
  wait: string
  /** The typed one of the two fields above; the other is computed. */
  lineFrom: 'delays' | 'wait'
  others: string
  deadline: string
  ring: string
  code: string
  tries: string
  chance: string
  guessFrom: 'tries' | 'chance'
  seconds: string
}

const first = { delays: '3', others: '2', deadline: '5', ring: '1', tries: '1000', seconds: '5' }
type Field = keyof typeof first

/** "?delays=6&deadline=8&code=1234"; "wait" instead of "delays", or "chance" instead of "tries", reverses the calculation. */
export const logicAddress = defineAddress({
  parameters: ['delays', 'wait', 'others', 'deadline', 'ring', 'code', 'tries', 'chance', 'seconds', 'from'],
  keepsEmpty: true,
  read(params): LogicState {
    const text = (name: Field) => (params.has(name) ? readFieldText(params, name) : first[name])
    const from = params.get('from')
    const isFrom = (field: 'wait' | 'chance', other: Field) =>
      from === field || (from !== other && params.has(field) && readFieldText(params, other) === '')
    return {
      delays: text('delays'),
      wait: readFieldText(params, 'wait'),
      lineFrom: isFrom('wait', 'delays') ? 'wait' : 'delays',
      others: text('others'),
      deadline: text('deadline'),
      ring: text('ring'),
      code: readFieldText(params, 'code'),
      tries: text('tries'),
      chance: readFieldText(params, 'chance'),
      guessFrom: isFrom('chance', 'tries') ? 'chance' : 'tries',
      seconds: text('seconds'),
    }
  },
  write(state) {
    const written: Partial<Record<Field | 'wait' | 'code' | 'chance', string>> = {}
    const keep = (name: Field) => {
      if (state[name] !== first[name]) written[name] = state[name]
    }
    if (state.lineFrom === 'wait') written.wait = state.wait
    else keep('delays')
    keep('others')
    keep('deadline')
    keep('ring')
    if (state.code !== '') written.code = state.code
    if (state.guessFrom === 'chance') written.chance = state.chance
    else keep('tries')
    keep('seconds')
    return written
  },
})

export const maxElements = 1000

/** Computes all results from the fields; null if a field is not a number. */
export function workOutLogic(state: LogicState, { delay, blinkerCycle, keypadMax }: LogicRules) {
  const whole = { max: maxElements, whole: true }
  const wait = readNumber(state.wait, { max: maxElements * delay })
  const typedDelays = readNumber(state.delays, whole)
  const others = readNumber(state.others, whole)
  const deadline = readNumber(state.deadline, { max: maxElements * delay * 2 })
  const ring = readNumber(state.ring, { ...whole, min: 1 })
  const delays = state.lineFrom === 'delays' ? typedDelays.value : wait.value === null ? null : delaysFor(wait.value, delay)

  const codes = keypadMax + 1
  const typedTries = readNumber(state.tries, { max: codes, whole: true })
  const chance = readNumber(state.chance, { max: 100 })
  const seconds = readNumber(state.seconds, { max: 3600 })
  const tries = state.guessFrom === 'tries' ? typedTries.value : chance.value === null ? null : triesFor(chance.value, codes)

  return {
    arrival:
      delays === null || others.value === null || deadline.value === null
        ? null
        : {
            delays,
            others: others.value,
            deadline: deadline.value,
            ...signalArrival({ delays, others: others.value }, delay, deadline.value),
          },
    blinker: ring.value === null ? null : { ring: ring.value, ...blinkerTiming(ring.value, blinkerCycle, deadline.value ?? 0) },
    guess:
      tries === null ? null : { tries, chance: guessChance(tries, codes), seconds: seconds.value === null ? null : tries * seconds.value },
    secondsPerTry: seconds.value,
    texts: {
      delays: state.lineFrom === 'delays' ? state.delays : delays === null ? '' : String(delays),
      wait: state.lineFrom === 'wait' ? state.wait : delays === null ? '' : toFieldText(delays * delay),
      tries: state.guessFrom === 'tries' ? state.tries : tries === null ? '' : String(tries),
      chance: state.guessFrom === 'chance' ? state.chance : tries === null ? '' : toFieldText(guessChance(tries, codes), 7),
    },
    problems: {
      delays: state.lineFrom === 'delays' ? typedDelays.problem : '',
      wait: state.lineFrom === 'wait' ? wait.problem : '',
      others: others.problem,
      deadline: deadline.problem,
      ring: ring.problem,
      tries: state.guessFrom === 'tries' ? typedTries.problem : '',
      chance: state.guessFrom === 'chance' ? chance.problem : '',
      seconds: seconds.problem,
    },
  }
}
export type LogicResult = ReturnType<typeof workOutLogic>

/** Props of each part of the page. */
export type LogicPart = {
  state: LogicState
  rules: LogicRules
  result: LogicResult
  type: (state: LogicState) => void
  choose: (state: LogicState) => void
}
