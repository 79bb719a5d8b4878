import { use } from 'react'
import { useLocation } from 'react-router'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Glyph, Icon } from '../../ui/icon.tsx'
import { asksAgain } from './layout.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import { RequestId } from './request-id.ts'

/** Page for server errors. error-page.browser.ts retries automatically. */
export function ErrorPage() {
  const { pathname } = useLocation()
  const requestId = use(RequestId)
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: 'The pipe burst', path: pathname }]} />
      <div className="state burst" {...dataAttr(asksAgain)}>
        <Glyph name="pipe-straight" />
        <h1>The pipe burst</h1>
        <p>The wiki can’t answer right now. Your lists and settings are safe in your browser.</p>
        {requestId && (
          <p>
            If you report this, add <code>{requestId}</code>.
          </p>
        )}
        <p className="row needs-js" role="status">
          <span className="spin" />
          Retrying
        </p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty URL opens this page again */}
        <a className="btn gold" href="">
          <Icon name="rotate-ccw" />
          Try again
        </a>
      </div>
    </div>
  )
}
