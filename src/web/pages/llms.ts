import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { apiContext, originContext } from '../context.ts'
import { feedNames, feedTitles } from '../features/feeds/feed-names.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { tools } from '../site-index/tool-list.ts'

type LlmsEntry = { name: string; path: string; about: string }

/** Overview of the wiki for language models (llmstxt.org). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const origin = context.get(originContext)
  const [site, guides] = await Promise.all([api.site(), api.guides().catch(() => [])])
  const lists: [title: string, entries: LlmsEntry[]][] = [
    [
      'Data',
      [
        {
          name: 'API',
          path: paths.apiDocs,
          about:
            'Read-only JSON, no key. Prices are in hundredths of a coin unless the field says whole coins; goods sold by weight have the price per unit of weight.',
        },
        {
          name: 'All data as JSON',
          path: callPaths.dump,
          about: 'Things, facts, news and boards, each fact with its source and certainty.',
        },
        {
          name: 'All data as SQLite',
          path: filePaths.dumpAsSqlite,
          about: 'The same as a database file, with the guides and open questions.',
        },
        { name: 'OpenAPI', path: filePaths.openApi, about: 'Description of the API for programs.' },
        { name: 'Items', path: paths.database, about: 'Table of all items; each has a page under this address.' },
        {
          name: 'Data quality',
          path: paths.dataQuality,
          about: 'How many facts are seen in the game, from its files, told by players, worked out or unconfirmed.',
        },
      ],
    ],
    ['Guides', guides.map(({ title, path, text }) => ({ name: title, path, about: text }))],
    ['Tools', tools.map(({ slug, title, lead }) => ({ name: title, path: paths.tool(slug), about: lead }))],
    [
      'Optional',
      [
        ...feedNames.map((name) => ({
          name: `Feed: ${feedTitles[name]}`,
          path: paths.feed(name, 'json'),
          about: 'The newest entries, as JSON Feed.',
        })),
        { name: 'Embed', path: paths.embed, about: 'Item cards for other sites, oEmbed.' },
        { name: 'All pages', path: documentPaths.sitemap, about: 'The site map.' },
      ],
    ],
  ]
  const body = [
    `# ${site.name}`,
    `> ${site.tagline}`,
    `${site.notice} Each fact has a certainty: seen, files, told, worked-out or guess. Values with certainty guess are unconfirmed; say so when you quote them.`,
    ...lists.flatMap(([title, entries]) => [
      `## ${title}`,
      entries.map(({ name, path, about }) => `- [${name}](${origin}${path}): ${about}`).join('\n'),
    ]),
  ]
  return textResponse(`${body.join('\n\n')}\n`, 'text/plain')
}
