import { Tile } from '#web/game-ui/tile.tsx'
import './news.css'

/** The picture of a post: the tile of the item it is about. The wire gives a file name: "water-pipe-filter.svg". */
export function PostPicture({ thumbnail, size, eager = false }: { thumbnail: string; size: number; eager?: boolean }) {
  return <Tile of={thumbnail.replace(/\.svg$/, '') || 'book'} size={size} eager={eager} />
}
