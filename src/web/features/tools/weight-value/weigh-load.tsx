import { hiddenHead, TableHead } from '#web/ui/table-head.tsx'
import { useState } from 'react'
import { findWeighed, maxRows, splitLines, weighLoad, type Weighed, type WeighRow } from '#model/tools/weight-value/weigh-load.ts'
import { formatDecimal } from '#model/tools/weight-value/weight-value.ts'
import { paths } from '#model/wiki/paths.ts'
import { countOf } from '#model/text/count-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Coins } from '#web/game-ui/coins.tsx'
import { NumberField } from '#web/game-ui/number-field.tsx'
import { PickField, type Choice } from '#web/game-ui/pick-field.tsx'

type Props = {
  things: Weighed[]
  choices: Choice[]
  rows: WeighRow[]
  onType: (rows: WeighRow[]) => void
  onChoose: (rows: WeighRow[]) => void
}

/** Several things: a row each with its value, and the sum. Lines of text can be pasted. */
export function WeighLoad({ things, choices, rows, onType, onChoose }: Props) {
  const { lines, weight, value, mark } = weighLoad(things, rows)
  const isFull = rows.length >= maxRows
  const withChange = (rowIndex: number, part: Partial<WeighRow>) =>
    rows.map((row, index) => (index === rowIndex ? { ...row, ...part } : row))
  return (
    <section className="weigh-load" aria-labelledby="load">
      <h2 className="h3" id="load">
        Several at once
      </h2>
      {rows.length > 0 && (
        <table className="tbl">
          <caption className="sr">The load, with the value of each row</caption>
          <TableHead columns={[['What'], ['Weight'], ['Value in coins', 'num'], [hiddenHead('Remove')]]} />
          <tbody>
            {lines.map((line, index) => (
              <tr key={index}>
                <td>
                  <PickField
                    label={`What, row ${index + 1}`}
                    hideLabel
                    name={`r${index + 1}`}
                    value={line.thing?.safe_name ?? line.item}
                    choices={line.thing ? choices : [{ value: line.item, label: line.item || 'Choose one' }, ...choices]}
                    tile={line.thing?.safe_name}
                    onPick={(item) => onChoose(withChange(index, { item }))}
                  />
                </td>
                <td>
                  <NumberField
                    label={`Weight, row ${index + 1}`}
                    hideLabel
                    name={`w${index + 1}`}
                    text={line.weight}
                    problem={line.problem}
                    onType={(text) => onType(withChange(index, { weight: text }))}
                  />
                </td>
                <td className="num">
                  {line.value === null ? (
                    <span className="muted">–</span>
                  ) : (
                    <Coins
                      value={line.value}
                      mark={line.thing?.mark}
                      sourceAt={line.thing && paths.itemSources(line.thing.safe_name)}
                      isResult
                    />
                  )}
                </td>
                <td className="end">
                  <button
                    type="button"
                    className="iconbtn needs-js"
                    aria-label={`Remove row ${index + 1}`}
                    onClick={() => onChoose(rows.filter((_, rowIndex) => rowIndex !== index))}
                  >
                    <Icon name="trash" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td>{formatDecimal(weight)}</td>
              <td className="num" data-total>
                <Coins value={value} mark={mark} sourceAt="#load" isResult />
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      )}
      <div className="row needs-js">
        <button
          type="button"
          className="btn small"
          disabled={isFull}
          onClick={() => onChoose([...rows, { item: rows.at(-1)?.item ?? choices[0]?.value ?? '', weight: '1' }])}
        >
          <Icon name="plus" />
          Add a row
        </button>
        {rows.length > 0 && (
          <button type="button" className="btn small quiet" onClick={() => onChoose([])}>
            <Icon name="trash" />
            Clear the rows
          </button>
        )}
        {isFull && <span className="sm soft">{maxRows} rows are the most.</span>}
      </div>
      <Paste things={things} room={maxRows - rows.length} onPaste={(pasted) => onChoose([...rows, ...pasted])} />
    </section>
  )
}

/** Adds pasted lines as rows. Without script the server does it. */
function Paste({ things, room, onPaste }: { things: Weighed[]; room: number; onPaste: (rows: WeighRow[]) => void }) {
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')
  const addRows = () => {
    const pasted = splitLines(text).map((row) => ({ ...row, item: findWeighed(things, row.item)?.safe_name ?? row.item }))
    const taken = pasted.slice(0, Math.max(0, room))
    if (taken.length > 0) onPaste(taken)
    setText('')
    setMessage(pasted.length === 0 ? 'There is nothing to add.' : `${taken.length} of ${countOf(pasted.length, 'line')} added.`)
  }
  return (
    <div className="paste">
      <label className="fl">
        Paste lines
        <textarea
          name="lines"
          rows={3}
          maxLength={2000}
          placeholder={'gold 12.5\niron bar 3'}
          aria-describedby="paste-said"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <p className="num-said" id="paste-said">
        One item per line: its name, then its weight. “gold” alone means the bar.
      </p>
      <div className="row">
        <button type="button" className="btn small needs-js" onClick={addRows}>
          <Icon name="list-plus" />
          Add these lines
        </button>
        <span className="sm soft" role="status">
          {message}
        </span>
      </div>
    </div>
  )
}
