import { renderToStaticMarkup } from 'react-dom/server'
import { cacheControl } from '#model/http/cache-control.ts'
import { SourcePopover } from '#web/features/certainty/source-popover.tsx'
import { PriceForm } from '#web/my-prices/price-form.tsx'

/** Parts that scripts add to a page once a reader needs them, as an HTML fragment. */
export function loader() {
  const parts = (
    <div>
      <SourcePopover />
      <PriceForm />
    </div>
  )
  return new Response(renderToStaticMarkup(parts), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page },
  })
}
