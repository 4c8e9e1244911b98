/** Which of the packs of one name it is, behind the name. */
export function Pack({ pack }: { pack: string }) {
  return <span className="text-ink-soft figures font-normal whitespace-nowrap">{pack}</span>
}
