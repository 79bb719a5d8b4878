import { useRouteLoaderData } from 'react-router'
import { StructuredData } from '#web/ui/structured-data.tsx'
import type { RootData } from '#web/page-meta.ts'

type Crumb = { label: string; path: string }

/** Breadcrumbs from home to this page, with structured data. */
export function Breadcrumbs({ trail, className = 'crumbs' }: { trail: Crumb[]; className?: string }) {
  const root = useRouteLoaderData<RootData>('root')
  const all: Crumb[] = [{ label: root?.site.name ?? 'Bridgepour', path: '/' }, ...trail]
  const structured = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      // Not needed of the page itself.
      item: index === all.length - 1 ? undefined : `${root?.origin ?? ''}${path}`,
    })),
  }
  return (
    <nav className={className} aria-label="Breadcrumb">
      <ol>
        {all.map(({ label, path }, index) => (
          <li key={path}>{index === all.length - 1 ? <span aria-current="page">{label}</span> : <a href={path}>{label}</a>}</li>
        ))}
      </ol>
      <StructuredData data={structured} />
    </nav>
  )
}
