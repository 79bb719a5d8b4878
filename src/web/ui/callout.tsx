import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

const tones = {
  tip: { className: 'callout', icon: 'lightbulb' },
  notice: { className: 'callout gold', icon: 'info' },
  modded: { className: 'callout gold', icon: 'wrench' },
  warning: { className: 'callout hot', icon: 'triangle-alert' },
} satisfies Record<string, { className: string; icon: IconName }>

export function Callout({ tone, children }: { tone: keyof typeof tones; children: React.ReactNode }) {
  const { className, icon } = tones[tone]
  return (
    <div className={className}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
