import { Links, Meta, useLocation } from 'react-router'
import { oneOf } from '#model/text/one-of.ts'
import { dataAttr } from '#web/data-attr.ts'
import { chosenTheme } from '#web/features/layout/layout.data-attrs.ts'
import { PreloadFonts } from '#web/features/layout/preload-fonts.tsx'

/** Values of the `theme` parameter. Default: the reader's system theme. */
const themes = ['dark', 'light'] as const

/** Document of a framed page. Links open in a new tab; there are no scripts, because the sandbox blocks them. */
export function FramedLayout({ children }: { children: React.ReactNode }) {
  const requested = new URLSearchParams(useLocation().search).get('theme')
  const theme = oneOf(themes, requested)
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
        {/* Inlined (see gatherStyles): frames share no cache, and are laid out before a linked sheet has loaded. */}
        <Links />
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
