import { dataAttr } from '#web/data-attr.ts'
import { islandName, islandProps } from './island.data-attrs.ts'
import { PageData } from './page-data.tsx'

type Props<P extends object> = {
  /** Name of its file: `scrap` for `scrap.island.tsx`. */
  name: string
  component: (props: P) => React.ReactNode
  props: P
}

/** A component rendered on the server and hydrated in the browser, which loads only its script and React. Its props follow as JSON. */
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
