import { paths } from '#model/wiki/paths.ts'
import { ToolTile } from '#web/features/tools/tool-tile.tsx'
import { homeTools } from '#web/site-index/stages.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import './home-tools.css'

const tileSize = 44

/** The tools that most players need, and the reader's own prices. */
export function HomeTools() {
  return (
    <Section title="Tools" more={<a href={paths.tools}>All tools</a>}>
      <ul className="home-tools">
        {homeTools.map(({ slug, title, note, icon }) => (
          <li key={slug}>
            <a className="card" href={paths.tool(slug)}>
              <ToolTile slug={slug} size={tileSize} otherwise={<SmallEmblem icon={icon} />} />
              <b>{title}</b> <small>{note}</small>
            </a>
          </li>
        ))}
        <li>
          <a className="card" href={paths.myPrices}>
            <SmallEmblem icon="tag" />
            <b>My prices</b> <small>what you saw in your game</small>
          </a>
        </li>
      </ul>
    </Section>
  )
}

function SmallEmblem({ icon }: { icon: IconName }) {
  return (
    <span className="emblem" style={{ '--th': `${tileSize}px` }}>
      <Icon name={icon} />
    </span>
  )
}
