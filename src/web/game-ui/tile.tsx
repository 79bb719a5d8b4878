import { paths } from '#model/wiki/paths.ts'

type Props = {
  /** Safe name of the item. */
  of: string
  /** Edge in CSS pixels. */
  size?: number
  /** True for pictures above the fold. */
  eager?: boolean
  /** Only where the picture alone is a link. */
  name?: string
  /** True inside an element with `linkedItems`, whose pictures need no class. */
  isListed?: boolean
}

/** Of `.thumb`, in CSS pixels. */
const defaultSize = 44

/** The picture of an item, hidden from screen readers where its name stands beside it. Its size without style sheets is in own-styles.ts. */
export function Tile({ of, size = defaultSize, name = '', eager = false, isListed = false }: Props) {
  return (
    <img
      className={isListed ? undefined : 'thumb'}
      style={size === defaultSize ? undefined : { '--th': `${size}px` }}
      src={paths.tile(of)}
      alt={name}
      loading={eager ? undefined : 'lazy'}
    />
  )
}
