import { paths } from '#model/wiki/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/section.tsx'
import { popular, tryThese } from './game/popular.ts'

/** What stands on the page of the search while nothing is looked for: ways in, and what can be asked. */
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
