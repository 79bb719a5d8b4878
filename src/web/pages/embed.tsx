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
    description: `Show items of this ${gameName} wiki on your own site: a card, cards over links, oEmbed, feeds and the API.`,
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
      lead="Show item cards on your site or in your chat. They update with the wiki, and unconfirmed prices keep their mark."
    >
      <div className="stack lg">
        <Section title="An item card" id="card">
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
              The frame runs no script and sets no cookie. It follows the reader’s system theme; force one with <code>?theme=dark</code> or{' '}
              <code>?theme=light</code>. For another item, replace the last part of the address with that of the item’s page.
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
            <p>Add the script once. It works for all links to items here; other links name their item with an attribute:</p>
            <Code
              text={`<script src="${script}" defer></script>\n\n<a href="${page}">${name}</a>\n<a href="/my-shop" data-wiki-item="${safeName}">my ${name}</a>`}
            />
            <p>The script adds no HTML and no style sheet to your page. A strict Content-Security-Policy needs these two sources:</p>
            <Code text={`script-src ${origin}; frame-src ${origin}`} />
          </div>
          <script src={documentPaths.itemTips} defer />
        </Section>
        <Section title="oEmbed" id="oembed">
          <div className="stack">
            <p>
              Sites and chats with{' '}
              <a href="https://oembed.com" rel="external">
                oEmbed
              </a>{' '}
              find the card on their own. <code>maxwidth</code> and <code>maxheight</code> make it smaller. The format is JSON.
            </p>
            <p>
              The answer is a frame with a link below it. WordPress doesn’t open links inside the frame, so readers use the link below.
              Sites without frames show only the link.
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
