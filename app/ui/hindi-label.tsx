import { language } from '#words/language/en.ts'

/**
 * A Hindi name at the end of a line, as far as it fits; what is read aloud has said the name already. Hindi
 * pages have said it already.
 */
export function HindiLabel({ text }: { text: string | null }) {
  return (
    language === 'en' &&
    text && (
      <span
        lang="hi"
        aria-hidden="true"
        className="text-ink-soft min-w-0 flex-1 truncate text-end text-sm font-normal"
      >
        {text}
      </span>
    )
  )
}
