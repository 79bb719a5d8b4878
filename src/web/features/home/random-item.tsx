import { paths } from '#model/wiki/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardPart, randomItem } from './home.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './home-cards.css'

/**
 * A random item, another one on each visit. The page is the same for every reader, so a script inserts the `ItemCard` (see
 * random-item.browser.ts). The card has a fixed size; without script it links to all items.
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
        <span className="sr" role="status" {...dataAttr(cardPart, 'name')} />
        <div {...dataAttr(cardPart, 'found')}>
          <div className="item-card">
            <img className="thumb" src={paths.noImage} width="84" height="84" alt="" loading="lazy" />
            <div>
              <b>
                <a href={paths.database}>Pick one yourself</a>
              </b>
            </div>
            <p>Every item has a page with its price, shops and uses.</p>
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
