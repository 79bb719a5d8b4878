import { ToolForm } from '#web/features/tools/form/tool-form.tsx'
import { useAddressState } from '#web/features/tools/use-address-state.ts'
import { KeypadPart } from './keypad-part.tsx'
import { logicAddress, workOutLogic, type LogicRules, type LogicState } from '#model/tools/logic-timing/logic-address.ts'
import { SignalPart } from './signal-part.tsx'
import '../tools.css'
import '../form/phone-fields.css'
import '../planners.css'
import './logic-timing.css'

const shape = logicAddress.with()

export type LogicProps = { initial: LogicState; rules: LogicRules }

/** Computes when a signal arrives, how fast a blinker runs, and how many codes a keypad accepts. */
export function LogicTimingTool({ initial, rules }: LogicProps) {
  const { state, form, address, type, choose, reset } = useAddressState('logic-timing', initial, shape)
  const result = workOutLogic(state, rules)
  return (
    <ToolForm slug="logic-timing" label="Logic timing" address={address} formRef={form} onReset={reset}>
      <SignalPart state={state} rules={rules} result={result} type={type} choose={choose} />
      <KeypadPart state={state} rules={rules} result={result} type={type} />
    </ToolForm>
  )
}

export { LogicTimingTool as island }
