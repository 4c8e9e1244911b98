import { useId } from 'react'

/** The garland of mango leaves and marigolds that hangs over a door on a good day. */
export function Toran({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg aria-hidden="true" className={`toran ${className}`}>
      <pattern
        id={id}
        x="50%"
        width="56"
        height="40"
        patternUnits="userSpaceOnUse"
        patternTransform="translate(-28)"
      >
        <path
          fill="currentColor"
          d="M0 1q28 8 56 0v1q-28 8-56 0zM15 5c-5 8-4 15 0 22 4-7 5-14 0-22M28 6c-6 10-5 21 0 31 5-10 6-21 0-31M41 5c-5 8-4 15 0 22 4-7 5-14 0-22"
        />
        <Marigold x={0} />
        <Marigold x={56} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** Eight petals are the dots of a dashed ring. */
function Marigold({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 8)`} className="text-turmeric" fill="currentColor">
      <circle
        r="4.3"
        fill="none"
        stroke="currentColor"
        strokeWidth="5.8"
        strokeLinecap="round"
        strokeDasharray="0 3.377"
      />
      <circle r="4.2" />
    </g>
  )
}
