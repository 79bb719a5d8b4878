import { AnswerPrice } from '#web/features/search/answer-text.tsx'
import { resultKinds } from '#web/features/search/game/result-kinds.ts'
import { CertaintyBadge } from '#web/game-ui/certainty-badge.tsx'
import { ModdedLabel } from '#web/game-ui/modded-label.tsx'
import { PriceAmount } from '#web/game-ui/price.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { Glyph, Icon } from '#web/ui/icon.tsx'
import { searchPart, searchTemplate } from './search-dialog.data-attrs.ts'

/** Elements of which scripts build suggestions: they clone them and write texts, links and icons. */
export function SuggestionTemplates() {
  const option = { role: 'option', tabIndex: -1, 'aria-selected': false } as const
  return (
    <>
      <template {...dataAttr(searchTemplate, 'group')}>
        <div role="group">
          <div className="gh" aria-hidden="true" {...dataAttr(searchPart, 'heading')} />
        </div>
      </template>
      <template {...dataAttr(searchTemplate, 'suggestion')}>
        <a className="r" {...option}>
          <span>
            <b {...dataAttr(searchPart, 'name')} />
            <small {...dataAttr(searchPart, 'note')} />
          </span>
          <span className="side" {...dataAttr(searchPart, 'side')} />
        </a>
      </template>
      <template {...dataAttr(searchTemplate, 'plain')}>
        <a className="r plain" {...option}>
          <Icon name="clock" />
          <span {...dataAttr(searchPart, 'name')} />
        </a>
      </template>
      <template {...dataAttr(searchTemplate, 'tile')}>
        <img className="thumb" width={44} height={44} alt="" />
      </template>
      <template {...dataAttr(searchTemplate, 'late')}>
        <span className="late" />
      </template>
      <template {...dataAttr(searchTemplate, 'emblem')}>
        <span className="emblem">
          <Glyph name={resultKinds.item.glyph} />
        </span>
      </template>
      <template {...dataAttr(searchTemplate, 'icon-plate')}>
        <span className="emblem">
          <Icon name="timer" />
        </span>
      </template>
      <template {...dataAttr(searchTemplate, 'label')}>
        <span className="label" />
      </template>
      <template {...dataAttr(searchTemplate, 'modded')}>
        <ModdedLabel>
          <span className="d-only">Modded</span>
        </ModdedLabel>
      </template>
      <template {...dataAttr(searchTemplate, 'price')}>
        <PriceAmount value={null} />
      </template>
      <template {...dataAttr(searchTemplate, 'mark')}>
        <CertaintyBadge of="guess" variant="text" />
      </template>
      <template {...dataAttr(searchTemplate, 'small')}>
        <small />
      </template>
      <template {...dataAttr(searchTemplate, 'matched')}>
        <mark />
      </template>
      <template {...dataAttr(searchTemplate, 'answer-price')}>
        <AnswerPrice amount="" note="" parts="" />
      </template>
      <template {...dataAttr(searchTemplate, 'line')}>
        <p className="quiet-line" />
      </template>
      <template {...dataAttr(searchTemplate, 'nothing')}>
        <div className="state">
          <Glyph name="empty-metal-bucket" />
          <b>The bucket came up empty</b>
          <p {...dataAttr(searchPart, 'asked')} />
          <p {...dataAttr(searchPart, 'advice')} />
          <ul className="row nearest" {...dataAttr(searchPart, 'links')} />
        </div>
      </template>
      <template {...dataAttr(searchTemplate, 'nearest')}>
        <li>
          <a className="btn small" {...dataAttr(searchPart, 'link')}>
            Guide
          </a>
        </li>
      </template>
    </>
  )
}
