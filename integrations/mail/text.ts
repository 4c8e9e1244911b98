import type { MailPart } from '#words/mails/mail-words.ts'

import type { Sheet } from './sheet.ts'

/** A mail as plain text. */
export function textOf({ greeting, heading, parts, foot, addressOf }: Sheet): string {
  const textOfPart = (part: MailPart): string => {
    if (part.is === 'text') return part.text
    if (part.is === 'quote') return part.text.replaceAll(/^/gm, '> ')
    if (part.is === 'button') return `${part.label}:\n${addressOf(part.to)}`
    return part.rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
  }
  return `${[greeting, heading, ...parts.map(textOfPart), `--\n${foot}`].join('\n\n')}\n`
}
