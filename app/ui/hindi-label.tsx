/** A Hindi name at the end of a line, as far as it fits; what is read aloud has said the name already. */
export function HindiLabel({ text }: { text: string | null }) {
  return (
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
