import { slides } from './game/slides.ts'
import { picturePaths } from '#model/game/picture-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { slider, slidesBy } from './scene-slider.data-attrs.ts'
import { dataAttr } from '#web/data-attr.ts'
import './scene-slider.css'

/**
 * Pictures of the places, drawn for this wiki: the game's screenshots belong to its developer. Scrolls by touch, wheel and keys;
 * scene-slider.browser.ts adds the buttons.
 */
export function SceneSlider() {
  return (
    <div className="slider" {...dataAttr(slider)}>
      <ul tabIndex={0} aria-label="Pictures of the island; scroll sideways for more">
        {slides.map(({ picture, words }) => (
          <li key={picture}>
            <figure>
              <picture>
                <source srcSet={picturePaths.scenePart(picture, 'avif')} type="image/avif" />
                <img src={picturePaths.scenePart(picture, 'webp')} width={640} height={320} alt="" loading="lazy" decoding="async" />
              </picture>
              <figcaption>{words}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className="row between needs-js">
        <button type="button" className="btn small" disabled {...dataAttr(slidesBy, '-1')} aria-label="Pictures before">
          <Icon name="chevron-left" />
        </button>
        <button type="button" className="btn small" disabled {...dataAttr(slidesBy, '1')} aria-label="More pictures">
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  )
}
