import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../../page-meta.ts'
import { Tile } from '#web/game-ui/tile.tsx'

/** The picture that the site's settings give a tool; `otherwise` where they give it none. */
export function ToolTile({ slug, size, otherwise = null }: { slug: string; size: number; otherwise?: React.ReactNode }) {
  const item = useRouteLoaderData<RootData>('root')?.site.pictures.tools[slug]
  return item ? <Tile of={item} size={size} /> : otherwise
}
