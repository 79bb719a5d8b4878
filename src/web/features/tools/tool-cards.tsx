import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { tools } from '#web/site-index/tool-list.ts'
import { ToolTile } from './tool-tile.tsx'
import './tools.css'

/** A card for each tool: its title and what it answers. */
export function ToolCards() {
  return (
    <ul className="tool-cards">
      {tools.map(({ slug, title, lead, icon }) => (
        <li key={slug}>
          <a className="card" href={paths.tool(slug)}>
            <ToolTile
              slug={slug}
              size={72}
              otherwise={
                <span className="emblem">
                  <Icon name={icon} />
                </span>
              }
            />
            <span>
              <b>{title}</b>
              <span>{lead}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
