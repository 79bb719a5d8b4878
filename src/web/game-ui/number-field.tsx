import { CoinIcon } from './coin-icon.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  label: string
  name: string
  /** As typed. */
  text: string
  /** Error message; empty if valid. */
  problem?: string
  hint?: React.ReactNode
  unit?: 'coins' | '%'
  /** Whole numbers: a numeric keyboard on phones, and optional plus and minus buttons. */
  whole?: boolean
  step?: { value: number | null; min: number; max: number; onStep: (value: number) => void } | undefined
  /** Accessible name for the buttons of `step`, if several fields have the same label. */
  stepName?: string | undefined
  placeholder?: string
  /** For fields that determine each other: without script, a button chooses the one to calculate from. */
  from?: boolean
  hideLabel?: boolean
  onType: (text: string) => void
}

/** Number field; accepts comma or dot, keeps the typed text and shows its error. */
export function NumberField({ label, name, text, problem = '', hint, unit, whole = false, step, from = false, ...rest }: Props) {
  // React's generated ids differ between the server's whole page and the browser's island.
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
