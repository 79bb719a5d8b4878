import { bears } from '#web/attribute.ts'
import { islandName, islandProps } from './island.attributes.ts'

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
      <div {...bears(islandName, name)}>
        <Component {...props} />
      </div>
      <script
        type="application/json"
        {...bears(islandProps, name)}
        dangerouslySetInnerHTML={{ __html: JSON.stringify(props).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
