import { byQuality, type harvestAnswer, type HarvestState } from '#model/tools/ore-odds/harvester.ts'
import { meanOfCounts, type Digger, type HarvesterRules, formatFinds } from '#model/tools/ore-odds/harvester-rules.ts'
import { toFieldText } from '#model/text/number-input.ts'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { PickField } from '#web/game-ui/pick-field.tsx'

type DigMethod = 'chunk' | 'harvester'
type Props = {
  rules: HarvesterRules
  way: DigMethod
  state: HarvestState
  /** Null if the reader counts by chunks. */
  answer: ReturnType<typeof harvestAnswer> | null
  onMethod: (way: DigMethod) => void
  onPick: (by: string) => void
  onType: (typed: Partial<HarvestState>) => void
}

/** The method of digging, and for the Harvester its inputs: the clump, its depth, the pressure. */
export function HarvestFields({ rules, way, state, answer, onMethod, onPick, onType }: Props) {
  return (
    <div className="odds-fields harvest">
      <PickField
        label="Washed by"
        name="way"
        value={way}
        choices={[
          { value: 'chunk', label: 'One find per chunk' },
          { value: 'harvester', label: 'Harvester' },
        ]}
        hint={answer ? '' : 'Pick Harvester to count depth and pressure.'}
        onPick={(picked) => onMethod(picked === 'harvester' ? 'harvester' : 'chunk')}
      />
      {answer && <ClumpFields rules={rules} state={state} answer={answer} onPick={onPick} onType={onType} />}
    </div>
  )
}

type Answer = NonNullable<Props['answer']>

function ClumpFields({ rules, state, answer, onPick, onType }: Pick<Props, 'rules' | 'state' | 'onPick' | 'onType'> & { answer: Answer }) {
  const { digger, isDeep, problems } = answer
  return (
    <>
      <PickField
        label="Dug by"
        name="by"
        value={digger?.key ?? byQuality}
        choices={[
          ...rules.diggers.map(({ key, name }) => ({ value: key, label: name })),
          { value: byQuality, label: 'I know the quality' },
        ]}
        onPick={onPick}
      />
      {isDeep && (
        <NumberField label="Depth, meters" name="depth" text={state.depth} problem={problems.depth} onType={(depth) => onType({ depth })} />
      )}
      {!digger && (
        <NumberField
          label="Quality of the dirt"
          name="quality"
          whole
          text={state.quality}
          problem={problems.quality}
          hint={`${rules.quality.least} to ${rules.quality.most}`}
          onType={(quality) => onType({ quality })}
        />
      )}
      <NumberField
        label="Weight of a clump"
        name="clump"
        text={state.clump}
        problem={problems.clump}
        hint={digger ? describeClump(digger) : undefined}
        onType={(clump) => onType({ clump })}
      />
      <NumberField
        label="Water pressure"
        name="pressure"
        unit="%"
        text={state.pressure}
        problem={problems.pressure}
        onType={(pressure) => onType({ pressure })}
      />
    </>
  )
}

/** Hint of the weight field: what a digger's clumps weigh. */
function describeClump({ name, clump }: Digger): string {
  if (!clump) return 'Weigh one of its clumps.'
  const [none, full] = [toFieldText(clump.none), toFieldText(clump.full)]
  return none === full ? `Those of the ${name} weigh ${none}.` : `Those of the ${name} weigh ${none} to ${full}, by pressure.`
}

/** What the numbers above rest on: facts and assumptions. */
export function HarvestBasis({ rules, answer }: Pick<Props, 'rules' | 'answer'>) {
  if (!answer) {
    return <p className="sm soft">Counts one find per chunk.</p>
  }
  const { harvest, quality } = answer
  if (!harvest || quality === null) return null
  return (
    <ul className="sm soft basis">
      <li>
        {Math.min(...harvest.counts)} to {Math.max(...harvest.counts)} finds per clump. Pressure and quality set their weight. Numbers are
        from {rules.version}.
      </li>
      <li>
        Quality {quality} of {rules.quality.most}, {formatFinds(meanOfCounts(harvest.counts))} finds per clump and{' '}
        {toFieldText(harvest.weight)} per find on average.
      </li>
    </ul>
  )
}
