import { useId } from 'react'

import { LeafMark } from './leaf-mark.tsx'

/** A strip as a wood block prints it on cloth. Takes the colour of its text. */
export function BlockPrintBorder({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`block-print ${className}`} />
}

/** Small printed flowers over a whole place. Takes the colour of its text. */
export function Buti({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={`buti ${className}`}>
      <pattern id={id} width="72" height="72" patternUnits="userSpaceOnUse">
        <ButiPrint x={18} y={28} />
        <ButiPrint x={54} y={64} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function ButiPrint({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="currentColor">
      <path d="M0 0c-6-7-5-15 0-22 5 7 6 15 0 22M0 0c-1 4-4 6-8 6M0 0c1 4 4 6 8 6" />
      <circle cy="6" r="1.4" />
    </g>
  )
}

/** A pause between two parts of a page. */
export function LeafDivider({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`text-leaf flex items-center justify-center gap-4 ${className}`}>
      <span className="bg-line h-px max-w-56 flex-1" />
      <LeafMark className="h-6 w-auto -rotate-[35deg]" />
      <LeafMark className="h-8 w-auto" />
      <LeafMark className="h-6 w-auto rotate-[35deg]" />
      <span className="bg-line h-px max-w-56 flex-1" />
    </div>
  )
}
