import { paths } from '#model/wiki/paths.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { apiContext, originContext } from '../context.ts'
import { escapeXml } from '../features/feeds/escape-xml.ts'
import { textResponse } from '../features/feeds/text-response.ts'

/** Lets browsers search the wiki from their address bar. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { name } = await context.get(apiContext).site()
  const origin = escapeXml(context.get(originContext))
  return textResponse(
    [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
      // The format allows 16 characters.
      `<ShortName>${escapeXml(name.slice(0, 16))}</ShortName>`,
      `<Description>${escapeXml(`Search ${name}`)}</Description>`,
      '<InputEncoding>UTF-8</InputEncoding>',
      `<Image width="16" height="16" type="image/svg+xml">${origin}${documentPaths.favicon}</Image>`,
      `<Url type="text/html" template="${origin}${paths.search()}?q={searchTerms}"/>`,
      '</OpenSearchDescription>',
      '',
    ].join('\n'),
    'application/opensearchdescription+xml',
  )
}
