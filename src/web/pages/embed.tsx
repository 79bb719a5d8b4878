import { gameName } from '#model/game/name.ts'
import { documentPaths } from '#model/wiki/addresses/document-paths.ts'
import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { filePaths, callPaths } from '#model/wiki/calls/call-paths.ts'
import { paths } from '#model/wiki/paths.ts'
import { TopPage } from '#web/features/layout/top-page.tsx'
import { apiContext, originContext } from '../context.ts'
import { cardSandbox, cardSize, toFrameHtml } from '../features/embed/frame-html.ts'
import type { FramedRoute } from '../features/embed/framing.ts'
import { readMax, toOembed } from '../features/embed/oembed.ts'
import { feedNames, feedTitles } from '../features/feeds/feed-names.ts'
import { toPageMeta } from '../page-meta.ts'
import '../features/embed/embed-card.css'
import { Section } from '../ui/section.tsx'

export const handle: FramedRoute = { framing: 'shows-cards' }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const origin = context.get(originContext)
  const site = await api.site()
  const [shown = ''] = site.pictures.database
  const [item] = await api.itemLinksOf([shown])
  const { name, safe_name } = item ?? { name: shown, safe_name: shown }
  const page = `${origin}${paths.item(safe_name)}`
  return {
    origin,
    name,
    safeName: safe_name,
    frame: toFrameHtml(origin, { safeName: safe_name, name, siteName: site.name }),
    page,
    oembed: {
      address: `${origin}${documentPaths.oembed(page)}`,
      answer: JSON.stringify(toOembed({ name, safe_name }, site, origin, readMax(new URLSearchParams())), null, 2),
    },
  }
}

export function meta({ matches }: MetaArgs) {
  return toPageMeta(matches, {
    title: 'Embed the wiki',
    description: `Show items of this ${gameName} wiki on your own site: a card, cards over links, oEmbed, feeds, and what programs can read.`,
    path: paths.embed,
  })
}

export default function EmbedPage() {
  const { origin, name, safeName, frame, page, oembed } = useLoaderData<typeof loader>()
  const script = `${origin}${documentPaths.itemTips}`
  return (
    <TopPage
      title="Embed the wiki"
      path={paths.embed}
      lead="Show what this wiki knows where you write: as it stands here, and with how sure it is."
    >
      <div className="stack lg">
        <Section title="The card of an item" id="card">
          <div className="stack">
            <iframe
              src={paths.embedItem(safeName)}
              title={name}
              width={cardSize.width}
              height={cardSize.height}
              sandbox={cardSandbox}
              loading="lazy"
              className="embedded"
            />
            <p>
              A frame that runs no script and sets no cookie. It is dark or light as the reader’s system is; <code>?theme=dark</code> and{' '}
              <code>?theme=light</code> choose one. The last part of its address is the last part of the address of the item’s page.
            </p>
            <Code text={frame} />
          </div>
        </Section>
        <Section title="Cards over your links" id="links">
          <div className="stack">
            <p>
              Point at this link, tap it, or reach it with the Tab key:{' '}
              <a href={page} data-wiki-item={safeName}>
                {name}
              </a>
              . Escape closes the card; on a touch screen the second tap follows the link.
            </p>
            <p>One line is enough for all links of a page that lead to items here. Others say which item they mean:</p>
            <Code
              text={`<script src="${script}" defer></script>\n\n<a href="${page}">${name}</a>\n<a href="/my-shop" data-wiki-item="${safeName}">my ${name}</a>`}
            />
            <p>
              It writes no HTML and no style sheet into your page. A strict policy needs two words more, and nothing inline or evaluated:
            </p>
            <Code text={`script-src ${origin}; frame-src ${origin}`} />
          </div>
          <script src={documentPaths.itemTips} defer />
        </Section>
        <Section title="oEmbed" id="oembed">
          <div className="stack">
            <p>
              Sites and chats that know <a href="https://oembed.com">oEmbed</a> find the card by themselves: the page of every item names
              its address. <code>maxwidth</code> and <code>maxheight</code> make it smaller; only JSON is spoken.
            </p>
            <p>
              The answer is a frame and a link below it. WordPress shows the frame but opens no link in it: there readers use the link
              below. Sites that drop frames show the link alone.
            </p>
            <Code text={oembed.address} />
            <Code text={oembed.answer} />
          </div>
        </Section>
        <Section title="Feeds" id="feeds">
          <ul className="bullets">
            {feedNames.map((feed) => (
              <li key={feed}>
                {feedTitles[feed]}: <a href={paths.feed(feed, 'xml')}>Atom</a>, <a href={paths.feed(feed, 'json')}>JSON Feed</a>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="For programs" id="programs">
          <ul className="bullets">
            <li>
              <a href={paths.apiDocs}>The API</a>, with examples; as a description: <a href={filePaths.openApi}>OpenAPI</a>
            </li>
            <li>
              Things, facts, news and boards at once: <a href={callPaths.dump}>JSON</a>; everything:{' '}
              <a href={filePaths.dumpAsSqlite}>SQLite</a>
            </li>
            <li>
              <a href={documentPaths.llms}>llms.txt</a>, <a href={documentPaths.robots}>robots.txt</a>,{' '}
              <a href={documentPaths.sitemap}>sitemap</a>
            </li>
          </ul>
        </Section>
      </div>
    </TopPage>
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="embed-code" tabIndex={0}>
      <code>{text}</code>
    </pre>
  )
}
