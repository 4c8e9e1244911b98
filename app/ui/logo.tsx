interface LogoProps {
  /** What the shop is called. */
  name: string
  className?: string
}

/** A leaf and the shop's name; before 'Haat' stands हाट as a drawing. */
export function Logo({ name, className = '' }: LogoProps) {
  return (
    <span className={`inline-flex min-w-0 items-center gap-2 ${className}`}>
      <LeafMark className="text-leaf h-[1.9em] w-auto shrink-0" />
      {/* Of the shop's rules every page would load all that any page uses of them. */}
      {name === 'Haat' && <Drawn />}
      <span className="font-display truncate text-[1.45em] leading-tight font-semibold tracking-tight">
        {name}
      </span>
    </span>
  )
}

function Drawn() {
  return (
    <svg viewBox="-2 -63 146 84" className="text-ink h-[1.35em] w-auto" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M33.9-52.3L-1.5-52.3L-1.5-61.9L55.5-61.9L55.5-52.3L45-52.3L45-38.1L22.9-38.1Q19-38.1 16.8-35.5Q14.6-32.9 15-29.6Q15.4-26.2 18.4-24.3Q28.9-31.1 33.6-30.9Q37.2-30.8 44.7-23.4Q52.1-16 52.2-13.8Q52.4-9.1 48.5-4.9Q44.6-0.6 41 0.8L33.7-6.7Q38.5-8.8 41.2-12.7Q43.9-16.6 41.3-19.8Q39.9-21.2 37.2-21.2Q34.5-21.1 31.1-19.4Q27.7-17.7 24.7-15.5Q21.7-13.2 19.7-10.2Q17.7-7.3 17.8-4.7Q18 0 23.5 5.6Q28.9 11.2 36.8 16.4L33.9 19.9Q28.7 16.2 27.2 15.1Q25.6 14 21.1 10.6Q16.6 7.1 14.8 5.3Q13 3.5 10.4 0.7Q7.7-2.2 6.7-4.7Q5.6-7.1 5.5-9.4Q5.4-14.6 15-21.9Q11-25.5 8.4-28.3Q6.6-30.9 7.2-34.7Q7.8-38.5 10.4-42Q12.9-45.4 15.5-45.5L33.9-46.6L33.9-52.3M61.9-52.3L54.3-52.3L54.3-61.9L82-61.9L82-52.3L74.3-52.3L74.3 5.6L61.9 0L61.9-52.3M116.6-52.3L80.9-52.3L80.9-61.9L142.7-61.9L142.7-52.3L127.7-52.3L127.7-38.1L108.3-38.1Q103.6-38.1 100.9-31.7Q97.9-24.5 100-17.2Q102.5-8.7 110.6-7.9Q113.6-7.7 116-8.2Q118.3-8.8 120.5-10.6Q122.6-12.4 123.7-13.5Q124.8-14.6 127.1-17.6Q129.4-20.5 130-21.2L138.5-13.7Q135.8-10 134-7.9Q132.2-5.7 129.4-3.3Q126.7-0.9 123.4 0.4Q120.1 1.6 116 2Q110.3 2.5 104.5-2.3Q100.2-5.8 98-7.7Q95.8-9.5 92.8-12.7Q89.7-15.8 87.7-18.7Q85.7-21.5 86.2-26Q86.6-30.4 88.2-34.7Q89.8-39 92.6-42.2Q95.4-45.4 98.2-45.7L116.6-46.8Z"
      />
    </svg>
  )
}

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
