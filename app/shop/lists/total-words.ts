/** How many goods there are, as it is said: a search counts no further than a thousand, a list ten thousand. */
export function totalWords({
  total,
  totalIsExact = true,
}: {
  total: number
  totalIsExact?: boolean
}): string {
  return totalIsExact ? String(total) : `${total.toLocaleString('en-IN')}+`
}
