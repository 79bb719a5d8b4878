import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'

const kinds = {
  tip: { className: 'callout', icon: 'lightbulb' },
  notice: { className: 'callout gold', icon: 'info' },
  modded: { className: 'callout gold', icon: 'wrench' },
  warning: { className: 'callout hot', icon: 'triangle-alert' },
} satisfies Record<string, { className: string; icon: IconName }>

export function Callout({ kind, children }: { kind: keyof typeof kinds; children: React.ReactNode }) {
  const { className, icon } = kinds[kind]
  return (
    <div className={className}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  )
}
