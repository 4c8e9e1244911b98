import { LeafMark } from './leaf-mark.tsx'

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
        d="M34-52L-2-52L-2-62L56-62L56-52L45-52L45-38L23-38Q19-38 17-36Q15-33 15-30Q15-26 18-24Q29-31 34-31Q37-31 45-23Q52-16 52-14Q52-9 48-5Q45-1 41 1L34-7Q38-9 41-13Q44-17 41-20Q40-21 37-21Q34-21 31-19Q28-18 25-16Q22-13 20-10Q18-7 18-5Q18 0 24 6Q29 11 37 16L34 20Q29 16 27 15Q26 14 21 11Q17 7 15 5Q13 4 10 1Q8-2 7-5Q6-7 6-9Q5-15 15-22Q11-26 8-28Q7-31 7-35Q8-38 10-42Q13-45 16-46L34-47L34-52M62-52L54-52L54-62L82-62L82-52L74-52L74 6L62 0L62-52M117-52L81-52L81-62L143-62L143-52L128-52L128-38L108-38Q104-38 101-32Q98-24 100-17Q102-9 111-8Q114-8 116-8Q118-9 120-11Q123-12 124-14Q125-15 127-18Q129-20 130-21L138-14Q136-10 134-8Q132-6 129-3Q127-1 123 0Q120 2 116 2Q110 2 104-2Q100-6 98-8Q96-10 93-13Q90-16 88-19Q86-22 86-26Q87-30 88-35Q90-39 93-42Q95-45 98-46L117-47Z"
      />
    </svg>
  )
}
