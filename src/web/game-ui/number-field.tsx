import { CoinIcon } from './coin-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  name: string
  /** What the field holds, as typed. */
  text: string
  /** What is wrong with it; empty when nothing is. */
  problem?: string
  hint?: React.ReactNode
  unit?: 'coins' | '%'
  /** Whole numbers get another keyboard on phones, and may get a button for one more and one less. */
  whole?: boolean
  step?: { value: number | null; min: number; max: number; onStep: (value: number) => void } | undefined
  /** What the buttons of `step` change, where another field of the page has the same label. */
  stepName?: string | undefined
  placeholder?: string
  /** For tools whose fields work each other out: without script, a button says from which one. */
  from?: boolean
  hideLabel?: boolean
  onType: (text: string) => void
}

/** A field for a number, comma or dot. It keeps what somebody types and says what is wrong with it. */
export function NumberField({ label, name, text, problem = '', hint, unit, whole = false, step, from = false, ...rest }: Props) {
  // By its name: ids that React makes differ between the server's whole page and the browser's island.
  const id = `field-${name}`
  const { placeholder, hideLabel = false, stepName = label, onType } = rest
  return (
    <div className="num-field">
      <label className={hideLabel ? 'sr' : 'num-label'} htmlFor={id}>
        {label}
      </label>
      <div className="num-row">
        {step && <StepButton label={`Fewer: ${stepName}`} icon="minus" by={-1} {...step} />}
        <span className="field">
          {unit === 'coins' && <CoinIcon />}
          <input
            id={id}
            type="text"
            name={name}
            inputMode={whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={24}
            placeholder={placeholder}
            value={text}
            aria-invalid={problem !== '' || undefined}
            aria-describedby={problem || hint ? `${id}-said` : undefined}
            onChange={({ target }) => onType(target.value)}
          />
          {unit === '%' && <span aria-hidden="true">%</span>}
        </span>
        {step && <StepButton label={`One more: ${stepName}`} icon="plus" by={1} {...step} />}
        {from && (
          <button className="btn small no-js-only" name="from" value={name}>
            Work out<span className="sr"> from: {label}</span>
          </button>
        )}
      </div>
      <p className={problem ? 'num-said wrong' : 'num-said'} id={`${id}-said`}>
        {problem ? (
          <>
            <Icon name="circle-alert" />
            {problem}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  )
}

type StepProps = NonNullable<Props['step']> & { label: string; icon: 'minus' | 'plus'; by: 1 | -1 }

function StepButton({ label, icon, by, value, min, max, onStep }: StepProps) {
  const next = Math.min(max, Math.max(min, (value ?? min) + by))
  return (
    <button className="iconbtn step needs-js" type="button" aria-label={label} disabled={value === next} onClick={() => onStep(next)}>
      <Icon name={icon} />
    </button>
  )
}
