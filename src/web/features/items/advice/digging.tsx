import { listShovels } from '#model/items/shovels.ts'
import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { countOf } from '#model/text/count-of.ts'
import { ItemLink } from '#web/game-ui/item-link.tsx'

/** Chunks per scoop of each shovel, drawn as chunks. */
export function DiggingAdvice({ facts, current }: { facts: FactLookup; current: string }) {
  return (
    <ul className="card meters shovels">
      {listShovels(facts).map(({ name, safe_name, chunks }) => (
        <li key={safe_name} className={safe_name === current ? 'cur' : undefined}>
          <span>
            <ItemLink item={{ name, safe_name }} />
          </span>
          <span className="chunks" aria-hidden="true">
            {Array.from({ length: chunks }, (_, index) => (
              <i key={index} />
            ))}
          </span>
          <b>{countOf(chunks, 'chunk')} a scoop</b>
        </li>
      ))}
    </ul>
  )
}
