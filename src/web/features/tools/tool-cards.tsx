import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Tile } from '#web/game-ui/tile.tsx'
import { tools } from './tool-list.ts'

/** Every tool as a card: what it is called and what it answers. */
export function ToolCards() {
  return (
    <ul className="tool-cards">
      {tools.map(({ slug, title, lead, icon, tile }) => (
        <li key={slug}>
          <a className="card" href={paths.tool(slug)}>
            {tile ? (
              <Tile of={tile} size={72} />
            ) : (
              <span className="emblem">
                <Icon name={icon} />
              </span>
            )}
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
