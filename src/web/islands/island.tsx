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
 * A tool within a page: drawn on the server like everything else, then taken over by React in the browser. Only its own
 * script and React are loaded for it. What it needs to know stands beside it as data, which no browser runs.
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
