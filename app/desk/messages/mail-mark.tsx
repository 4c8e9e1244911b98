import { mailStates } from '#domain/mails/rules.ts'
import type { MailState } from '#domain/mails/rules.ts'

/** How a mail stands. */
export function MailMark({ status }: { status: MailState }) {
  return (
    <span
      className={`inline-block rounded-full px-2 text-xs leading-5 font-semibold whitespace-nowrap ${tones[status]}`}
    >
      {mailStates[status]}
    </span>
  )
}

const tones = {
  waiting: 'bg-indigo-tint text-ink',
  sent: 'bg-leaf-tint text-leaf-strong',
  failed: 'bg-terracotta-tint text-terracotta-strong',
  kept: 'bg-turmeric-tint text-ink',
}
