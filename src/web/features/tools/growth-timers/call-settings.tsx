import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { useCallSettings } from './use-call-settings.ts'

/** Settings for timer notifications on every page, with the browser's permission state. */
export function CallSettings() {
  const { notify, sound, awake, answer, isFailing, lacksAwake, isDark, setNotify, setSound, setAwake } = useCallSettings()
  return (
    <section className="call-settings needs-js" aria-label="How timers call you">
      <Toggle icon="bell" isOn={notify} on="Notifications are on" off="Notify me" onChange={(isOn) => void setNotify(isOn)} />
      <Toggle icon="volume-2" isOn={sound} on="Sound is on" off="Ring when ready" onChange={setSound} />
      <Toggle icon="lightbulb" isOn={awake} on={isDark ? 'Asked to stay on' : 'Screen stays on'} off="Keep screen on" onChange={setAwake} />
      <p className="sm soft">
        Timers go along on every page of this wiki, and call you there. {sound && 'A page rings once you have clicked on it.'}
      </p>
      <p className="sm wrong" role="status">
        {answer === 'denied' &&
          'Your browser refuses notifications from this site. You can allow them in the settings beside the address. The timers and the sound work all the same. '}
        {answer === 'missing' && 'This browser has no notifications. The timers and the sound work all the same. '}
        {isFailing && 'A notification could not be shown here. The timers and the sound work all the same. '}
        {lacksAwake && 'This browser cannot keep the screen on.'}
        {isDark && 'Your browser lets the screen go dark.'}
      </p>
    </section>
  )
}

type ToggleProps = { icon: IconName; isOn: boolean; on: string; off: string; onChange: (isOn: boolean) => void }

function Toggle({ icon, isOn, on, off, onChange }: ToggleProps) {
  return (
    <button className="btn small" type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <Icon name={icon} />
      {isOn ? on : off}
    </button>
  )
}
