import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { callPaths, filePaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { apiContext, originContext } from '../context.ts'
import { feedNames, feedTitles } from '../features/feeds/feed-names.ts'
import { textResponse } from '../features/feeds/text-response.ts'
import { tools } from '../site-index/tool-list.ts'

type Entry = { name: string; path: string; about: string }

/** What this wiki has, in the form that programs which read for people ask for (llmstxt.org). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const origin = context.get(originContext)
  const [site, guides] = await Promise.all([api.site(), api.guides().catch(() => [])])
  const lists: [title: string, entries: Entry[]][] = [
    [
      'Data',
      [
        {
          name: 'API',
          path: paths.apiDocs,
          about:
            'Every call, read-only JSON, no key. Prices are hundredths of a coin, unless their field says whole coins; of what is paid by weight, those of one unit.',
        },
        {
          name: 'Things, facts, news and boards at once',
          path: callPaths.dump,
          about: 'As JSON, with where it comes from and how sure it is.',
        },
        {
          name: 'Everything as SQLite',
          path: filePaths.dumpAsSqlite,
          about: 'A database file with the guides and the open questions as well.',
        },
        { name: 'OpenAPI', path: filePaths.openApi, about: 'The calls as a description for programs.' },
        { name: 'Items', path: paths.database, about: 'All of them in a table; each has a page below this address.' },
        { name: 'How sure it is', path: paths.dataQuality, about: 'How many facts are seen, told, worked out or guessed.' },
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
          about: 'The newest, as JSON Feed.',
        })),
        { name: 'Embed', path: paths.embed, about: 'Cards of items in other pages, oEmbed.' },
        { name: 'All pages', path: documentPaths.sitemap, about: 'The addresses of its pages.' },
      ],
    ],
  ]
  const body = [
    `# ${site.name}`,
    `> ${site.tagline}`,
    `${site.notice} Facts carry how sure they are; what is marked as worked out or a guess is not confirmed, and should be passed on with that mark.`,
    ...lists.flatMap(([title, entries]) => [
      `## ${title}`,
      entries.map(({ name, path, about }) => `- [${name}](${origin}${path}): ${about}`).join('\n'),
    ]),
  ]
  return textResponse(`${body.join('\n\n')}\n`, 'text/plain')
}
