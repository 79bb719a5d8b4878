import { paths } from '#model/wiki/paths.ts'

type Props = Pick<React.ComponentProps<'img'>, 'style' | 'loading' | 'fetchPriority' | 'width' | 'height'> & {
  zoom: number
  column: number
  row: number
}

/** A tile of the map in the resolution of the screen. Decorative. */
export function MapTile({ zoom, column, row, loading = 'eager', ...image }: Props) {
  // `auto` uses the layout width of lazy images; browsers without it use the second value.
  const sizes = loading === 'lazy' ? 'auto, 256px' : '256px'
  const tile = (ending: '.avif' | '@2x.avif') => paths.mapTile(zoom, column, row, ending)
  return (
    <picture>
      {/* Descriptors above the real widths (256 and 512): a tile that overlaps its neighbors or is drawn a little larger must not load the
          larger file. */}
      <source type="image/avif" srcSet={`${tile('.avif')} 290w, ${tile('@2x.avif')} 580w`} sizes={sizes} />
      {/* Only allows the source to use `auto`: the picture for other browsers has one size. */}
      <img
        sizes={loading === 'lazy' ? 'auto' : undefined}
        src={paths.mapTile(zoom, column, row)}
        width={256}
        height={256}
        alt=""
        loading={loading}
        {...image}
      />
    </picture>
  )
}
