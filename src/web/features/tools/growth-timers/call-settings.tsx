import { Icon } from '#web/ui/icon.tsx'
import type { Calls } from './use-calls.ts'

/** Whether the reader wants to be called, and what the browser says to that. Nothing is asked before a click. */
export function CallSettings({ calls }: { calls: Calls }) {
  const { permission, isNotifying, isFailing, hasSound, message } = calls
  return (
    <div className="call-settings needs-js">
      <button className="btn small" type="button" aria-pressed={isNotifying} onClick={() => void calls.toggleNotifying()}>
        <Icon name="bell" />
        {isNotifying ? 'Notifications are on' : 'Notify me'}
      </button>
      <button className="btn small" type="button" aria-pressed={hasSound} onClick={calls.toggleSound}>
        <Icon name="volume-2" />
        {hasSound ? 'Sound is on' : 'Ring when ready'}
      </button>
      <p className="sm soft" role="status">
        {permission === 'denied' && (
          <span className="wrong">
            Your browser refuses notifications from this site. You can allow them in the settings beside the address. The timers and the
            sound work all the same.
          </span>
        )}
        {permission === 'missing' && (
          <span className="wrong">This browser has no notifications. The timers and the sound work all the same.</span>
        )}
        {isFailing && <span className="wrong">A notification could not be shown.</span>}
      </p>
      <p className="call-status" role="status">
        {message && (
          <>
            <Icon name="bell-ring" /> {message}
          </>
        )}
      </p>
    </div>
  )
}
