import { plainPage } from '#server/pages/plain-page.ts'

import type { ToldStatement } from './statement-text.ts'

/** Made for a small phone first; wider ones show the same. */
const style = `
body { place-items: start center }
main { width: min(100% - 2rem, 34rem); max-width: none; padding: 1rem 0 2rem; text-align: start }
h1 { margin: .5rem 0 0; overflow-wrap: anywhere }
h1 + p { margin-top: 0 }
dl { margin: 1rem 0 }
li, dl div { display: flex; gap: 1rem; justify-content: space-between; padding: .625rem 0 }
dl div { border-top: 1px solid color-mix(in oklab, var(--ink) 18%, var(--paper)) }
dd { margin: 0 }
li > span:first-child, dt { min-width: 0; overflow-wrap: anywhere }
.sum { font-variant-numeric: tabular-nums; white-space: nowrap }
small { display: block }
.owed { font-weight: 600; font-size: 1.25rem }
nav { display: flex; flex-wrap: wrap; gap: .5rem }
`

/** What a grower got in a week, without a script. `files`: the addresses of PDF and CSV. */
export function statementPage(
  { words, language, shop, title, week, lines, before, owed, isOwing }: ToldStatement,
  files: { pdf: string; csv: string },
): string {
  const rows = lines.map(
    ({ day, what, details, amount }) =>
      `<li><span>${safe(what)}<small>${safe([day, details].filter(Boolean).join(' · '))}</small></span> <span class="sum">${safe(amount)}</span></li>`,
  )
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${words.nothing}</p>`
  return plainPage({
    language,
    title: safe(title),
    style,
    html: `<p>${safe(words.from(shop))}<br>${safe(week)}</p>
      <dl>
        <div><dt>${words.before}</dt> <dd class="sum">${safe(before)}</dd></div>
        <div class="owed"><dt>${isOwing ? words.owes : words.owed}</dt> <dd class="sum">${safe(owed)}</dd></div>
      </dl>
      ${list}
      <p>${words.closed}</p>
      <nav><a href="${safe(files.pdf)}">${words.asPdf}</a><a href="${safe(files.csv)}">${words.asCsv}</a></nav>`,
  })
}

/** As HTML, whatever somebody typed. */
function safe(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
