import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardPart, randomItem } from './home.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './home-cards.css'

/**
 * Any item of the game, another one on each visit. The page is the same for every reader, so the browser fills this card
 * (see random-item.browser.ts); it keeps its size, and without script it leads to all items. What stands first beside the
 * blog opens like the blog does.
 */
export function RandomItem({ isFirst }: { isFirst: boolean }) {
  return (
    <section aria-labelledby="random-item">
      {isFirst && (
        <div className="sec-head">
          <h2 className="h3" id="random-item">
            A random item
          </h2>
        </div>
      )}
      <div className="card random-item" {...dataAttr(randomItem)}>
        {!isFirst && <h2 id="random-item">A random item</h2>}
        <span className="spin needs-js" {...dataAttr(cardPart, 'asking')} />
        <div className="found">
          <img
            className="thumb"
            style={{ '--th': '84px' }}
            src={paths.noImage}
            width="84"
            height="84"
            alt=""
            loading="lazy"
            {...dataAttr(cardPart, 'picture')}
          />
          <div>
            <h3>
              <a href={paths.database} {...dataAttr(cardPart, 'name')}>
                Pick one yourself
              </a>
            </h3>
            <p {...dataAttr(cardPart, 'text')}>Every item has a page with its price, shops and uses.</p>
            <span className="price" {...dataAttr(cardPart, 'price')} hidden>
              <svg className="coin" viewBox="0 0 20 20" width="16" aria-hidden="true">
                <use href="#coin" />
              </svg>
              <span {...dataAttr(cardPart, 'amount')} />
            </span>
          </div>
        </div>
        <div className="row tight">
          <a className="btn small" href={paths.database} {...dataAttr(cardPart, 'open')}>
            Open the Item Database
          </a>
          <button type="button" className="btn small quiet needs-js" {...dataAttr(cardPart, 'another')}>
            <Icon name="dices" />
            Another
          </button>
        </div>
      </div>
    </section>
  )
}
