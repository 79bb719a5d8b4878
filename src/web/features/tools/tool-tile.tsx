import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../page-meta.ts'
import { Tile } from '#web/game-ui/tile.tsx'

/** Picture of a tool from the site's settings, or `otherwise` without one. */
export function ToolTile({ slug, size, otherwise = null }: { slug: string; size?: number; otherwise?: React.ReactNode }) {
  const item = useRouteLoaderData<RootData>('root')?.site.pictures.tools[slug]
  return item ? <Tile of={item} {...(size !== undefined && { size })} /> : otherwise
}
