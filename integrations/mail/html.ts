import type { MailPart } from '#words/mails/mail-words.ts'

import type { Sheet } from './sheet.ts'

/**
 * A mail as HTML: one column of at most 560 pixels, which is as wide as the window on a phone. Nothing is
 * loaded, and no script runs. Mail programs read styles on the elements alone, so they stand there; the one
 * style sheet is for those that know dark windows, and wins where they do.
 */
export function htmlOf({ language, greeting, heading, parts, foot, shopName, addressOf }: Sheet): string {
  const body = parts.map((part) => partHtml(part, addressOf)).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};color:${light.ink};-webkit-text-size-adjust:100%">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="paper" style="background:${light.paper}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${font}">
<tr><td class="leaf-text" style="padding:0 8px 14px;font:600 24px/1.2 Georgia,serif;color:${light.leaf}">${escaped(shopName)}</td></tr>
<tr><td class="card" style="padding:26px 22px 28px;background:${light.raised};border:1px solid ${light.line};border-top:4px solid ${light.turmeric};border-radius:12px">
<h1 class="ink" style="margin:0 0 18px;font:600 26px/1.25 Georgia,serif;color:${light.ink}">${escaped(heading)}</h1>
${paragraph(escaped(greeting))}
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 8px 0;font-size:13px;line-height:1.5;color:${light.soft}">${escaped(foot)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function partHtml(part: MailPart, addressOf: Sheet['addressOf']): string {
  if (part.is === 'text') return paragraph(withBreaks(part.text))
  if (part.is === 'quote')
    return `<blockquote class="quote" style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${light.turmeric};font-style:italic;${breaks}">${withBreaks(part.text)}</blockquote>`
  if (part.is === 'button') {
    const address = escaped(addressOf(part.to))
    return `<p style="margin:22px 0 20px"><a href="${address}" class="button" style="display:inline-block;padding:13px 24px;background:${light.leaf};color:${light.onLeaf};border-radius:10px;font-weight:600;text-decoration:none">${escaped(part.label)}</a></p>`
  }
  const rows = part.rows.map(({ name, value, isSum }) => {
    const cell = `padding:9px 0;border-bottom:1px solid ${light.line};vertical-align:top;${isSum ? 'font-weight:700;' : ''}`
    return `<tr><td class="cell" style="${cell}${breaks}">${escaped(name)}</td><td class="cell" align="right" style="${cell}padding-left:16px;white-space:nowrap">${escaped(value)}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 18px;border-collapse:collapse;${font}">\n${rows.join('\n')}\n</table>`
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px;${breaks}">${html}</p>`
}

/** Also of what goes into an attribute. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}

function withBreaks(text: string): string {
  return escaped(text).replaceAll(/\r\n?|\n/g, '<br>')
}

const font =
  "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',sans-serif;font-size:16px;line-height:1.55"
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

// The colours of app/styles/tokens.css, in the notation that every mail program reads.
const light = {
  paper: '#faf5eb',
  raised: '#fefcf8',
  ink: '#1f2336',
  soft: '#515668',
  line: '#e2d8c8',
  leaf: '#275f2e',
  onLeaf: '#fcfbf0',
  turmeric: '#f4b73f',
}
const dark = {
  paper: '#151722',
  raised: '#1f212f',
  ink: '#f2ece1',
  soft: '#b9b2a3',
  line: '#353849',
  leaf: '#8ccd7d',
  onLeaf: '#05200c',
  turmeric: '#f5bb4e',
}

const darkStyles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${dark.paper}!important;color:${dark.ink}!important}
.card{background:${dark.raised}!important;border-color:${dark.line}!important;border-top-color:${dark.turmeric}!important;color:${dark.ink}!important}
.ink{color:${dark.ink}!important}
.soft{color:${dark.soft}!important}
.leaf-text{color:${dark.leaf}!important}
.cell{border-color:${dark.line}!important}
.quote{border-color:${dark.turmeric}!important}
.button{background:${dark.leaf}!important;color:${dark.onLeaf}!important}
}`
