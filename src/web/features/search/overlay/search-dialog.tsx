import { paths } from '#model/wiki/paths.ts'
import { dataAttr } from '#web/data-attr.ts'
import { AddedStatus } from '#web/game-ui/added-status.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { searchPart } from './search-dialog.data-attrs.ts'
import { ShortcutHelp } from './shortcut-help.tsx'
import { SuggestionTemplates } from './suggestion-templates.tsx'

/** The dialogs of the search and of the keyboard shortcuts, which scripts insert into any page. */
export function SearchDialogs() {
  return (
    <div>
      <SearchDialog />
      <ShortcutHelp />
      <SuggestionTemplates />
    </div>
  )
}

function SearchDialog() {
  return (
    <dialog className="finder" aria-label="Search the wiki" {...dataAttr(searchPart, 'dialog')}>
      <form role="search" action={paths.search()} {...dataAttr(searchPart, 'form')}>
        <span className="ask">
          <Icon name="search" />
          <input
            type="text"
            name="q"
            role="combobox"
            aria-label="Search the wiki"
            aria-autocomplete="list"
            aria-expanded="false"
            aria-controls="finder-list"
            placeholder="Search the wiki"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={100}
            {...dataAttr(searchPart, 'input')}
          />
          <button type="button" className="iconbtn" aria-label="Clear" {...dataAttr(searchPart, 'clear')}>
            <Icon name="x" />
          </button>
        </span>
        <button type="button" className="iconbtn close" aria-label="Close the search" {...dataAttr(searchPart, 'close')}>
          <kbd className="d-only">Esc</kbd>
          <span className="m-only">Close</span>
        </button>
      </form>
      <Answer />
      <div className="res" {...dataAttr(searchPart, 'results')}>
        <div id="finder-list" role="listbox" aria-label="Suggestions" {...dataAttr(searchPart, 'list')} />
        {/* Message below the list if it is empty or failed to load. */}
        <div {...dataAttr(searchPart, 'aside')} />
      </div>
      <AddedStatus className="sr" />
      <div className="bar">
        <span className="d-only" aria-hidden="true">
          <kbd>
            <Icon name="arrow-up" />
          </kbd>
          <kbd>
            <Icon name="arrow-down" />
          </kbd>
          move
          <kbd>Enter</kbd>
          open
        </span>
        <button type="button" className="textbtn d-only" {...dataAttr(searchPart, 'help')}>
          Keyboard shortcuts
        </button>
        <span className="grow" />
        <button type="button" className="textbtn" {...dataAttr(searchPart, 'forget')}>
          Forget recent searches
        </button>
        <a href={paths.search()} {...dataAttr(searchPart, 'all')}>
          See all results
        </a>
      </div>
    </dialog>
  )
}

/** Direct answer to a question, above the suggestions. */
function Answer() {
  return (
    <div className="answer" hidden {...dataAttr(searchPart, 'answer')}>
      {/* The badge is inserted outside of the text, which may be cut. */}
      <a href={paths.search()} hidden {...dataAttr(searchPart, 'answer-link')}>
        <span {...dataAttr(searchPart, 'answer-picture')} />
        <span className="answer-text" {...dataAttr(searchPart, 'answer-text')} />
        <span className="to" {...dataAttr(searchPart, 'answer-side')}>
          <span className="d-only" {...dataAttr(searchPart, 'name')} />
          <kbd className="d-only">Enter</kbd>
          <Icon name="arrow-right" />
        </span>
        <span className="answer-rows" {...dataAttr(searchPart, 'answer-rows')} />
      </a>
      <p className="sr" aria-live="polite" {...dataAttr(searchPart, 'announcement')} />
    </div>
  )
}
