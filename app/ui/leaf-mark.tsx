/** A mango leaf with its veins, as a wood block would print it. */
export function LeafMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 40" className={className} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M16 1c9 7 13 15 11 23-1 6-5 10-10 11v4h-2v-4C10 34 6 30 5 24 3 16 7 8 16 1"
      />
      <path
        fill="none"
        stroke="var(--paper)"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M16 9v24M16 17l5-5M16 17l-5-5M16 23l6.5-6M16 23l-6.5-6M16 29l6-5.5M16 29l-6-5.5"
      />
    </svg>
  )
}
