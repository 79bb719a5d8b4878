import { Tile } from '#web/game-ui/tile.tsx'
import './news.css'

/** Picture of a post's item. `thumbnail` is a file name: "water-pipe-filter.svg". */
export function PostPicture({ thumbnail, size, eager = false }: { thumbnail: string; size: number; eager?: boolean }) {
  return <Tile of={thumbnail.replace(/\.svg$/, '') || 'book'} size={size} eager={eager} />
}
