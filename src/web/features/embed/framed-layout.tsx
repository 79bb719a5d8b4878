import { Links, Meta } from 'react-router'
import { CoinSymbol } from '../../game-ui/price.tsx'
import { bears } from '#web/attribute.ts'
import { chosenTheme } from '#web/features/layout/layout.attributes.ts'
import type { Theme } from './framed.ts'

/** The document of a page in a frame of another site. Its links open beside that site, and it loads no script: its sandbox would let none run. */
export function FramedLayout({ theme, children }: { theme: Theme | undefined; children: React.ReactNode }) {
  return (
    <html lang="en" className="no-js" {...(theme && bears(chosenTheme, theme))}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <base target="_blank" />
        <Meta />
        <Links />
      </head>
      <body>
        <CoinSymbol />
        <main id="main">{children}</main>
      </body>
    </html>
  )
}
