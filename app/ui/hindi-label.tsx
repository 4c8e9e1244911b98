/** A Hindi name at the end of a line, as much of it as there is room for; what is read aloud has said the name already. */
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
