import { Fragment } from 'react'
import { dataAttr } from '#web/data-attr.ts'
import { Icon } from '#web/ui/icon.tsx'
import { searchPart } from './search-dialog.data-attrs.ts'

const arrowNames = { 'arrow-up': 'Arrow up', 'arrow-down': 'Arrow down', 'arrow-left': 'Arrow left', 'arrow-right': 'Arrow right' } as const
type Arrow = keyof typeof arrowNames

/** Every shortcut also has a button or field on the page. */
const shortcuts: [keys: (Arrow | 'Ctrl' | 'K' | 'Z' | 'Enter' | 'Esc' | '/' | '+' | '-' | '?')[], effect: string][] = [
  [['/'], 'Search this wiki'],
  [['Ctrl', 'K'], 'Search this wiki'],
  [['arrow-up', 'arrow-down'], 'Move through suggestions'],
  [['Enter'], 'Open the suggestion that is marked, the first at the start'],
  [['Ctrl', 'Enter'], 'Open it in a new tab'],
  [['Esc'], 'Close search, item cards and this list'],
  [['Ctrl', 'Z'], 'Undo the last change to a list'],
  [['arrow-up', 'arrow-down'], 'Go from row to row in a table of items, where Tab stops once; Home and End to the first and last'],
  [['arrow-left', 'arrow-right'], 'Go between the tick box and the name of an item, where a list is made'],
  [['+', '-'], 'Zoom the world map, where it has the focus; arrows move it'],
  [['?'], 'Show this list'],
]

export function ShortcutHelp() {
  return (
    <dialog className="keyhelp" aria-labelledby="keyhelp-title" {...dataAttr(searchPart, 'shortcuts')}>
      <h2 id="keyhelp-title" className="h3">
        Keyboard shortcuts
      </h2>
      <dl>
        {shortcuts.map(([keys, effect], index) => (
          <Fragment key={index}>
            <dt>
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </dl>
      <button type="button" className="btn">
        Close
      </button>
    </dialog>
  )
}

function Key({ name }: { name: (typeof shortcuts)[number][0][number] }) {
  // Scripts write "⌘" on Apple's keyboards.
  if (name === 'Ctrl') return <kbd {...dataAttr(searchPart, 'chord')}>Ctrl</kbd>
  if (!isArrow(name)) return <kbd>{name}</kbd>
  // An icon with its name: not every font has arrows.
  return (
    <kbd>
      <span role="img" aria-label={arrowNames[name]}>
        <Icon name={name} />
      </span>
    </kbd>
  )
}

const isArrow = (name: string): name is Arrow => Object.hasOwn(arrowNames, name)
