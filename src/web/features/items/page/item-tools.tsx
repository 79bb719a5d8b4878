import type { ItemTool } from '#model/items/item-tools.ts'
import { paths } from '#model/wiki/paths.ts'
import { toIconPosition } from '#web/ui/icon-names.ts'
import { toolOf } from '#web/site-index/tool-list.ts'
import { ToolTile } from '#web/features/tools/tool-tile.tsx'

/** Tools for this item, each with a form that opens it with the item. */
export function ItemTools({ tools }: { tools: ItemTool[] }) {
  return (
    <ul className="item-tools">
      {tools.map(({ slug, params: fields, field }) => {
        const { title, icon } = toolOf(slug)
        return (
          <li key={slug}>
            <form className="card" action={paths.tool(slug)}>
              <ToolTile slug={slug} />
              <div>
                <h3 className="h4">
                  <a href={paths.tool(slug, fields)}>{title}</a>
                </h3>
                <div className="ask">
                  {Object.entries(fields).map(([name, value]) => (
                    <input key={name} type="hidden" name={name} value={value} />
                  ))}
                  {field && (
                    <label>
                      <span>{field.label}</span>
                      <span className="field">
                        <input name={field.name} inputMode="decimal" maxLength={24} autoComplete="off" defaultValue={field.start} />
                      </span>
                    </label>
                  )}
                  <button className={`btn small ${toIconPosition(icon)}`}>
                    Work it out<span className="sr">: {title}</span>
                  </button>
                </div>
              </div>
            </form>
          </li>
        )
      })}
    </ul>
  )
}
