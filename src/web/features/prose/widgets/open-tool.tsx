import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { tools } from '#web/site-index/tool-list.ts'
import { ToolTile } from '../../tools/tool-tile.tsx'
import styleSheet from './open-tool.css?url'

/** Link from a guide to a tool: `::tool{slug=pressure tanks=2}`. Other attributes become query parameters. */
export function OpenTool({ slug, ...values }: Record<string, string>) {
  const tool = tools.find((candidate) => candidate.slug === slug)
  if (!tool) return null
  return (
    <a className="card open-tool drawn" href={paths.tool(tool.slug, values)}>
      <link rel="stylesheet" href={styleSheet} />
      <ToolTile
        slug={tool.slug}
        size={52}
        otherwise={
          <span className="emblem" style={{ '--th': '52px' }}>
            <Icon name={tool.icon} />
          </span>
        }
      />
      <span>
        <b>{tool.title}</b>
        <span>{tool.lead}</span>
      </span>
      <Icon name="arrow-right" />
    </a>
  )
}
