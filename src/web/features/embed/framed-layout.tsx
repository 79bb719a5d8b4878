import { Links, Meta, useLocation } from 'react-router'
import { oneOf } from '#model/text/one-of.ts'
import { CoinSymbol } from '../../game-ui/price.tsx'
import { dataAttr } from '#web/data-attr.ts'
import { chosenTheme } from '#web/features/layout/layout.data-attrs.ts'
import { PreloadFonts } from '#web/features/layout/preload-fonts.tsx'

/** The themes that the other site may ask for; without one, it is that of the reader's system. */
const themes = ['dark', 'light'] as const

/** The document of a page in a frame of another site. Its links open beside that site, and it loads no script: its sandbox would let none run. */
export function FramedLayout({ children }: { children: React.ReactNode }) {
  const asked = new URLSearchParams(useLocation().search).get('theme')
  const theme = oneOf(themes, asked)
  return (
    <html lang="en" className="no-js" {...(theme && dataAttr(chosenTheme, theme))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <base target="_blank" />
        <Meta />
        <PreloadFonts />
      </head>
      <body>
        {/* From here they come with the page (see gatherSheets): frames share nothing they have loaded, and are laid out before a linked sheet is there. */}
        <Links />
        <CoinSymbol />
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
