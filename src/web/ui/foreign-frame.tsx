import { dataAttr } from '#web/data-attr.ts'
import { foreignFrame } from './foreign-frame.data-attrs.ts'

type Props = {
  title: string
  referrerPolicy: 'no-referrer' | 'strict-origin-when-cross-origin'
  /** Permissions policy. */
  allow?: string
  /** Further sandbox tokens. */
  permissions: string
}

/** Template of a frame for a page of another site. That page may run scripts and open windows, but never navigate ours. */
export function ForeignFrame({ title, referrerPolicy, allow, permissions }: Props) {
  return (
    <template {...dataAttr(foreignFrame)}>
      <iframe
        title={title}
        sandbox={`allow-scripts allow-popups allow-popups-to-escape-sandbox ${permissions}`.trim()}
        referrerPolicy={referrerPolicy}
        allow={allow}
      />
    </template>
  )
}
