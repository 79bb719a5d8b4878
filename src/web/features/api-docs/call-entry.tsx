import { TableHead } from '#web/ui/table-head.tsx'
import { Breakable } from '../../ui/breakable.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ApiCall, Field } from './call-list.ts'
import { toSnippets } from './snippets.ts'
import { TryCall } from './try-call.tsx'
import './api-docs.css'

/** One call: path and summary, with details when expanded. */
export function CallEntry({ call, origin }: { call: ApiCall; origin: string }) {
  const { id, path, summary, specified, parameters, example, holds, fields } = call
  return (
    <details>
      <summary>
        <Icon name="chevron-right" />
        <h3>
          <code>
            <Breakable text={path} />
          </code>
          <span>{summary}</span>
        </h3>
        {!specified && <span className="label blue">Addition</span>}
      </summary>
      <div className="body stack" id={id}>
        {parameters.length > 0 && (
          <table className="tbl api-fields">
            <caption>Parameters</caption>
            <TableHead columns={[['Name'], ['Where'], ['What']]} />
            <tbody>
              {parameters.map(({ name, in: where, required, description }) => (
                <tr key={name}>
                  <td>
                    <code>
                      <Breakable text={name} />
                    </code>
                  </td>
                  <td>{where === 'path' ? 'in the path' : required ? 'in the query' : 'in the query, may be left out'}</td>
                  <td>{description}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {fields.length > 0 && <FieldTable fields={fields} />}
        <div>
          {toSnippets(`${origin}${example}`, holds).map(({ language, code }) => (
            <details key={language} className="snippet" name={`snippet-${id}`}>
              <summary>{language}</summary>
              <pre tabIndex={0}>{code}</pre>
            </details>
          ))}
        </div>
        <TryCall example={example} />
      </div>
    </details>
  )
}

function FieldTable({ fields }: { fields: Field[] }) {
  return (
    <table className="tbl api-fields">
      <caption>Fields of a result, in their order</caption>
      <TableHead columns={[['Field'], ['Type'], ['Meaning'], ['Example']]} />
      <tbody>
        {fields.map(({ name, type, description, example }) => (
          <tr key={name}>
            <td>
              <code>
                <Breakable text={name} />
              </code>
            </td>
            <td>{type}</td>
            <td>{description}</td>
            <td>
              {example && (
                <code>
                  <Breakable text={example} />
                </code>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
