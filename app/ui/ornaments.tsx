import { LeafMark } from './logo.tsx'

/** A strip as a wood block prints it on cloth. Takes the colour of its text. */
export function BlockPrintBorder({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`block-print ${className}`} />
}

/** The garland of mango leaves and marigolds that hangs over a door on a good day. */
export function Toran({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`toran ${className}`} />
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
