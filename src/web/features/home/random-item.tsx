import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardPart, randomItem } from './home.attributes.ts'
import { bears } from '#web/attribute.ts'
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
      <div className="card random-item" {...bears(randomItem)}>
        {!isFirst && <h2 id="random-item">A random item</h2>}
        <span className="spin needs-js" {...bears(cardPart, 'asking')} />
        <div className="found">
          <img
            className="thumb"
            style={{ '--th': '84px' }}
            src={paths.noImage}
            width="84"
            height="84"
            alt=""
            loading="lazy"
            {...bears(cardPart, 'picture')}
          />
          <div>
            <h3>
              <a href={paths.database} {...bears(cardPart, 'name')}>
                Pick one yourself
              </a>
            </h3>
            <p {...bears(cardPart, 'text')}>Every item has a page with its price, shops and uses.</p>
            <span className="price" {...bears(cardPart, 'price')} hidden>
              <svg className="coin" viewBox="0 0 20 20" width="16" aria-hidden="true">
                <use href="#coin" />
              </svg>
              <span {...bears(cardPart, 'amount')} />
            </span>
          </div>
        </div>
        <div className="row tight">
          <a className="btn small" href={paths.database} {...bears(cardPart, 'open')}>
            Open the Item Database
          </a>
          <button type="button" className="btn small quiet needs-js" {...bears(cardPart, 'another')}>
            <Icon name="dices" />
            Another
          </button>
        </div>
      </div>
    </section>
  )
}
