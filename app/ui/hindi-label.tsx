/** A Hindi name at the end of a line; what is read aloud has said the name already. */
export function HindiLabel({ text }: { text: string | null }) {
  return (
    text && (
      <span
        lang="hi"
        aria-hidden="true"
        className="text-ink-soft ms-auto min-w-0 truncate text-sm font-normal"
      >
        {text}
      </span>
    )
  )
}
