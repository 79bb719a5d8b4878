import { PageHead } from '#web/ui/page-head.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

type Props = React.ComponentProps<typeof PageHead> & { path: string; className?: string; children: React.ReactNode }

/** A page directly below home: its breadcrumb and its title are the same. */
export function TopPage({ path, className, children, ...head }: Props) {
  return (
    <div className={className ? `wrap ${className}` : 'wrap'}>
      <Breadcrumbs trail={[{ label: head.title, path }]} />
      <PageHead {...head} />
      {children}
    </div>
  )
}
