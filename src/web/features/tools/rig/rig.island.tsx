import { readRig, readSetting, rigAddress, type RigFields, type RigState } from '#model/tools/rig/rig-address.ts'
import type { RigRules } from '#model/tools/rig/rig-rules.ts'
import { runRig, type Rig, type RigRun, type RigSetting } from '#model/tools/rig/run-rig.ts'
import type { Mark } from '#model/wiki/certainty.ts'
import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { FindsTable } from './finds-table.tsx'
import { Bottleneck, RigAnswers } from './rig-answers.tsx'
import { RigPicture } from './rig-picture.tsx'
import { RigSums } from './rig-sums.tsx'
import { SettingFields } from './setting-fields.tsx'
import '../tools.css'
import './rig-picture.css'
import './rig-cut.css'
import './rig.css'

export const rigSlug = 'rig'
const shape = rigAddress.with()

type Props = { rules: RigRules; given: RigState }

/** A rig from its intake to its finds: what an hour brings, what stands in its way, what it wears. */
export function RigTool({ rules, given }: Props) {
  const { state, form, address, type, choose, reset } = useAddressState(rigSlug, given, shape)
  const read = readRig(rules, state.rig)
  const setting = readSetting(rules, state)
  const ran = read.rig && setting.setting && { rig: read.rig, setting: setting.setting, run: runRig(rules, read.rig, setting.setting) }
  const change = (how: typeof type) => (rig: Partial<RigFields>) => how({ ...state, rig: { ...state.rig, ...rig } })
  return (
    <ToolForm slug={rigSlug} label="Rig planner" address={address} formRef={form} onReset={reset}>
      <div className="rig">
        <RigPicture
          rules={rules}
          fields={state.rig}
          read={read}
          run={ran && ran.run}
          before=""
          onType={change(type)}
          onChoose={change(choose)}
        />
        <div className="rig-results">
          {ran ? (
            <Results {...ran} rules={rules} isTimed={setting.isTimed} isBase={state.prices.every((price) => price === '')} />
          ) : (
            <p className="tool-empty" role="status">
              Mend the field marked above, and the rig is worked out.
            </p>
          )}
          <SettingFields rules={rules} state={state} read={setting} onType={(typed) => type({ ...state, ...typed })} />
        </div>
      </div>
      {ran && <FindsTable run={ran.run} mark={markOf(ran.rig, setting.isTimed)} washer={rules.parts.washer?.key ?? ''} />}
      {ran && <RigSums rules={rules} {...ran} mark={markOf(ran.rig, setting.isTimed)} />}
    </ToolForm>
  )
}

type ResultsProps = { rules: RigRules; rig: Rig; setting: RigSetting; run: RigRun; isTimed: boolean; isBase: boolean }

function Results({ rules, rig, run, isTimed, isBase }: ResultsProps) {
  return (
    <>
      <RigAnswers
        rules={rules}
        rig={rig}
        run={run}
        mark={markOf(rig, isTimed)}
        ticksMark={isTimed ? 'worked-out' : 'guess'}
        isBase={isBase}
      />
      <Bottleneck rules={rules} rig={rig} run={run} />
    </>
  )
}

/** Where a player's own numbers stand in for facts, or a tick is not timed, what follows is a guess. */
function markOf({ drill }: Rig, isTimed: boolean): Mark {
  const isKnown = drill.pace && drill.weight && drill.quality && (isTimed || drill.pace.unit === 'seconds')
  return isKnown ? 'worked-out' : 'guess'
}

export { RigTool as island }
