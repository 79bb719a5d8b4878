import type { CorrectableField } from '#content/correct/correctable-fields.ts'
import { certaintyWords } from '#model/wiki/certainty.ts'
import { hundredthsPerCoin } from '#model/text/money.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { correctionSteps, isItemPrice, type AskedCorrection, type Correction } from '#model/wiki/correct/correction.ts'
import { paths } from '#model/wiki/paths.ts'

/** Id of the result: the form's URL has it as fragment for browsers without script. */
export const resultId = 'made'

type Props = {
  file: string
  field: CorrectableField
  /** Values typed before. */
  typed: AskedCorrection
  isSent: boolean
  onSend: (event: React.SubmitEvent<HTMLFormElement>) => void
}

/** Form to correct one field: the new value and its source. Without script the server makes the change. */
export function FieldForm({ file, field, typed, isSent, onSend }: Props) {
  const value = isSent || typed.to ? typed.to : field.now
  const isPrice = isItemPrice(file, field.name)
  return (
    <form className="card stack" action={`${paths.correct()}#${resultId}`} onSubmit={onSend} autoComplete="off">
      <input type="hidden" name="file" value={file} />
      <input type="hidden" name="field" value={field.name} />
      {isPrice ? (
        <PriceInWords coins={typed.coins || toCoinsText(value)} version={typed.version} />
      ) : (
        <>
          <label className="fl">
            What “{field.name.replaceAll('_', ' ')}” should say
            <span className="field">
              <textarea name="to" rows={Math.min(8, Math.ceil(value.length / 60) + 1)} defaultValue={value} aria-describedby="to-about" />
            </span>
          </label>
          <p className="sm soft" id="to-about">
            {field.about}
          </p>
          <Line label="How do you know?" name="source" value={typed.source} isNeeded />
          <Line label="Version of the game" name="version" value={typed.version} />
        </>
      )}
      <details open={!isPrice}>
        <summary>Confidence, and who saw it</summary>
        <div className="stack">
          {isPrice && <Line label="How do you know?" name="source" value={typed.source || seenInGame} isNeeded />}
          <label className="fl">
            How sure is that?
            <span className="field">
              <select name="certainty" defaultValue={typed.certainty}>
                {correctionSteps.map((step) => (
                  <option key={step} value={step}>
                    {certaintyWords[step]}
                  </option>
                ))}
              </select>
            </span>
          </label>
          <Line label="Your name, to be shown with what you saw in the game" name="by" value={typed.by} />
          <Line label="The day you saw it in the game" name="on" value={typed.on} type="date" />
        </div>
      </details>
      <p>
        <button className="btn gold">Make the change</button>
      </p>
    </form>
  )
}

/** Default source for a corrected price. */
const seenInGame = 'Price in the game'

/** "1550", hundredths of a coin as in the file -> "15.5" */
const toCoinsText = (value: string) => (/^\d+$/.test(value) ? toFieldText(Number(value) / hundredthsPerCoin) : value)

/** "It costs 15 coins in my game, version 3.x." */
function PriceInWords({ coins, version }: { coins: string; version: string }) {
  return (
    <p className="price-in-words">
      <label>
        It costs{' '}
        <span className="field">
          <input type="text" name="coins" inputMode="decimal" maxLength={24} defaultValue={coins} />
        </span>{' '}
        coins
      </label>{' '}
      <label>
        in my game, version{' '}
        <span className="field">
          <input type="text" name="version" maxLength={20} defaultValue={version} />
        </span>
      </label>
    </p>
  )
}

type LineProps = { label: string; name: keyof Correction; value: string; type?: 'text' | 'date'; isNeeded?: boolean }

function Line({ label, name, value, type = 'text', isNeeded = false }: LineProps) {
  return (
    <label className="fl">
      {label}
      <span className="field">
        <input type={type} name={name} defaultValue={value} maxLength={type === 'text' ? 300 : undefined} required={isNeeded} />
      </span>
    </label>
  )
}
