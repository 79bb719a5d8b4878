import type { FactLookup } from '#model/wiki/fact-lookup.ts'
import { ItemLink } from '#web/game-ui/item-link.tsx'

/** How many chunks each shovel lifts, drawn as chunks. */
export function DiggingAdvice({ facts, current }: { facts: FactLookup; current: string }) {
  const shovels = [
    { name: 'Shovel', safe_name: 'shovel', chunks: facts.number('shovel_chunks') },
    { name: 'Improved Shovel', safe_name: 'improved-shovel', chunks: facts.number('improved_shovel_chunks') },
  ]
  return (
    <ul className="card meters shovels">
      {shovels.map(
        ({ name, safe_name, chunks }) =>
          chunks !== null && (
            <li key={safe_name} className={safe_name === current ? 'cur' : undefined}>
              <span>
                <ItemLink item={{ name, safe_name }} />
              </span>
              <span className="chunks" aria-hidden="true">
                {Array.from({ length: chunks }, (_, place) => (
                  <i key={place} />
                ))}
              </span>
              <b>
                {chunks} {chunks === 1 ? 'chunk' : 'chunks'} a scoop
              </b>
            </li>
          ),
      )}
    </ul>
  )
}
