import { paths } from '#model/wiki/paths.ts'

type Props = Pick<React.ComponentProps<'img'>, 'style' | 'loading' | 'fetchPriority'> & { zoom: number; column: number; row: number }

/** A tile of the world's picture, as fine as its place on the screen. It says nothing that does not stand beside the map. */
export function MapTile({ zoom, column, row, loading = 'eager', ...image }: Props) {
  // What waits is as wide as its place on the page; browsers that do not know "auto" take the next.
  const sizes = loading === 'lazy' ? 'auto, 256px' : '256px'
  const tile = (ending: '.avif' | '@2x.avif') => paths.mapTile(zoom, column, row, ending)
  return (
    <picture>
      {/* A little wider than they are: a hair over its neighbours, a tile takes no other file. */}
      <source type="image/avif" srcSet={`${tile('.avif')} 260w, ${tile('@2x.avif')} 520w`} sizes={sizes} />
      <img sizes={sizes} src={paths.mapTile(zoom, column, row)} width={256} height={256} alt="" loading={loading} {...image} />
    </picture>
  )
}
