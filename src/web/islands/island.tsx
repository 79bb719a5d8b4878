import { dataAttr } from '#web/data-attr.ts'
import { islandName, islandProps } from './island.data-attrs.ts'
import { PageData } from './page-data.tsx'

type Props<P extends object> = {
  /** Of its file: `scrap` for `scrap.island.tsx`. */
  name: string
  component: (props: P) => React.ReactNode
  props: P
}

/**
 * A tool within a page: rendered on the server, then hydrated in the browser, which loads only its own script and React. Its props are
 * beside it as data.
 */
export function Island<P extends object>({ name, component: Component, props }: Props<P>) {
  return (
    <>
      <div {...dataAttr(islandName, name)}>
        <Component {...props} />
      </div>
      <PageData attribute={islandProps} value={name} data={props} />
    </>
  )
}
