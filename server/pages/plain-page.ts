import type { Language } from '#words/languages.ts'

import { plainStyle } from './offline-page.ts'

interface PlainPage {
  language: Language
  title: string
  /** Sentences of ours: nothing that was asked for, or typed. */
  html: string
  /** Beside that of all such pages. */
  style?: string
  /** Asked again by itself after so long. */
  refreshSeconds?: number
}

/** The policy of such a page: it has a style of its own and needs nothing else. */
export const plainPagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** A page that costs nothing and needs nothing beside itself: for what cannot be rendered. */
export function plainPage({ language, title, html, style = '', refreshSeconds }: PlainPage): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : ''
  return `<!doctype html>
<html lang="${language}-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    ${refresh}
    <title>${title}</title>
    <style>${plainStyle}${style}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${html}
    </main>
  </body>
</html>
`
}
