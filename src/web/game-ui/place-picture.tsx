import { picturePaths } from '#model/game/picture-paths.ts'

/** Map section around a town or digsite. Decorative: the text beside it says the same. */
export function PlacePicture({ of, eager = false }: { of: string; eager?: boolean }) {
  return (
    <picture>
      <source type="image/avif" srcSet={picturePaths.scenePart(of, 'avif')} />
      <img src={picturePaths.scenePart(of, 'webp')} width={640} height={320} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </picture>
  )
}
