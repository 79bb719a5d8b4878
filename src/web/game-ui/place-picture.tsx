import { picturePaths } from '#model/game/picture-paths.ts'

/** The piece of the world map where a town or digsite lies. The text beside it says all it shows. */
export function PlacePicture({ of, eager = false }: { of: string; eager?: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={picturePaths.scenePart(of, 'avif')} />
      <img src={picturePaths.scenePart(of, 'webp')} width={640} height={320} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  )
}
