import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { popular, tryThese } from './game/popular.ts'

/** Search page without a query: popular pages and example queries. */
export function SearchStart() {
  return (
    <div className="stack lg">
      <Section title="Popular">
        <ul className="row search-start">
          {popular.map(([name, path, icon]) => (
            <li key={path}>
              <a className="btn" href={path}>
                <Icon name={icon} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Try">
        <ul className="row search-start">
          {tryThese.map((text) => (
            <li key={text}>
              <a className="btn quiet" href={paths.search(text)}>
                <Icon name="search" />
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
