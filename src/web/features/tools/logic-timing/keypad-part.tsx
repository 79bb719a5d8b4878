import { formatNumber } from '#model/text/format-number.ts'
import { TableHead } from '#web/ui/table-head.tsx'
import {
  checkCode,
  countCodes,
  countCodesOfLength,
  guessChance,
  spellLength,
  type CodeProblem,
} from '#model/tools/logic-timing/keypad-codes.ts'
import { fieldOf } from './field-of.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { Answer } from '#web/features/tools/form/answer.tsx'
import { CalculatedHint } from '#web/features/tools/form/calculated-hint.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import type { LogicPart } from '#model/tools/logic-timing/logic-address.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'

/** A source gives the largest number. That each number up to it is one code, without leading zeros, is our conclusion. */
const mark = 'worked-out'
const marked = (head: string) => (
  <>
    {head}
    <CertaintyBadge of={mark} />
  </>
)

/** The codes a keypad accepts, and how long guessing one takes. */
export function KeypadPart({ state, rules: { keypadMax }, result, type }: Omit<LogicPart, 'choose'>) {
  const { texts, guess, secondsPerTry } = result
  const field = fieldOf({ state, result })
  const codes = countCodes(keypadMax)
  const check = checkCode(state.code, keypadMax)
  const code = check.number === null ? null : String(check.number)
  return (
    <Section title="The keypad" id="keypad">
      <div className="tool-fields logic-fields">
        <NumberField
          label="Is this a valid code?"
          name="code"
          text={state.code}
          problem={check.problem && check.problem !== 'empty' ? problemWords(check.problem, keypadMax) : ''}
          placeholder="1234"
          whole
          onType={(typed) => type({ ...state, code: typed })}
        />
        <NumberField
          label="Different tries"
          {...field('tries')}
          whole
          from
          hint={state.guessFrom === 'chance' && texts.tries !== '' && <CalculatedHint />}
          onType={(tries) => type({ ...state, tries, guessFrom: 'tries' })}
        />
        <NumberField
          label="Chance to hit the code"
          {...field('chance')}
          unit="%"
          from
          hint={state.guessFrom === 'tries' && texts.chance !== '' && <CalculatedHint />}
          onType={(chance) => type({ ...state, tries: texts.tries, chance, guessFrom: 'chance' })}
        />
        <NumberField
          label="Seconds for one try"
          {...field('seconds')}
          hint="Your own pace"
          onType={(seconds) => type({ ...state, seconds })}
        />
      </div>
      {code !== null && (
        <p className="code-said" role="status">
          <Icon name="check" /> A keypad takes {formatNumber(Number(code))}.
          {check.problem === null && check.hasLeadingZeros && ' Zeros in front don’t count.'} It is one of the{' '}
          <CertaintyBadge of={mark}>{formatNumber(countCodesOfLength(code.length, keypadMax))}</CertaintyBadge>{' '}
          {`numbers of ${code.length} ${code.length === 1 ? 'digit' : 'digits'}.`}
        </p>
      )}
      <div className="answers" role="status">
        <Answer label="Possible codes" isMain note={`0 to ${formatNumber(keypadMax)}, whole numbers`}>
          <CertaintyBadge of={mark}>{formatNumber(codes)}</CertaintyBadge>
        </Answer>
        {guess && (
          <>
            <Answer label="Chance to hit" note={`within ${formatNumber(guess.tries)} different tries`}>
              <CertaintyBadge of={mark}>{toFieldText(guess.chance, 7)}%</CertaintyBadge>
            </Answer>
            {guess.seconds !== null && (
              <Answer label="That takes" note={`at ${toFieldText(secondsPerTry ?? 0)} s a try`}>
                <CertaintyBadge of={mark}>{spellLength(guess.seconds)}</CertaintyBadge>
              </Answer>
            )}
          </>
        )}
      </div>
      <details className="when">
        <summary>How many codes of each length</summary>
        <table className="tbl code-table">
          <caption className="sr">Codes by their number of digits</caption>
          <TableHead
            columns={[['Digits'], [marked('Codes'), 'num'], [marked('Chance of one try'), 'num'], [marked('To try them all'), 'num']]}
          />
          <tbody>
            {Array.from({ length: String(keypadMax).length }, (_, index) => {
              const own = countCodesOfLength(index + 1, keypadMax)
              return (
                <tr key={index}>
                  <td>{index + 1}</td>
                  <td className="num">{formatNumber(own)}</td>
                  <td className="num">{toFieldText(Number(guessChance(1, own).toPrecision(2)), 7)}%</td>
                  <td className="num">{secondsPerTry === null ? '—' : spellLength(own * secondsPerTry)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </details>
    </Section>
  )
}

function problemWords(problem: Exclude<CodeProblem, 'empty'>, max: number): string {
  switch (problem) {
    case 'sign':
      return 'There is no key for a sign: 0 is the least.'
    case 'fraction':
      return 'There is no key for a dot or comma: whole numbers only.'
    case 'too-large':
      return `Enter ${formatNumber(max)} or less.`
    case 'not-a-number':
      return 'Digits only.'
  }
}
