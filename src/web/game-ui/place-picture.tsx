import { paths } from '#model/wiki/paths.ts'

/** The piece of the world map where a town or digsite lies. The text beside it says all it shows. */
export function PlacePicture({ of, eager = false }: { of: string; eager?: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={paths.crop(of, 'avif')} />
      <img src={paths.crop(of, 'webp')} width={640} height={320} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  )
}
