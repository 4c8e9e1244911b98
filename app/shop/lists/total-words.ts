/** How many goods there are, in words: a search counts up to a thousand, a list up to ten thousand. */
export function totalWords({
  total,
  totalIsExact = true,
}: {
  total: number
  totalIsExact?: boolean
}): string {
  return totalIsExact ? String(total) : `${total.toLocaleString('en-IN')}+`
}
