import { renderToStaticMarkup } from 'react-dom/server'
import { cacheControl } from '#model/http/cache-control.ts'
import { SearchDialogs } from '#web/features/search/overlay/search-dialog.tsx'

/** The dialogs of the search as an HTML fragment. */
export function loader() {
  return new Response(renderToStaticMarkup(<SearchDialogs />), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': cacheControl.page },
  })
}
