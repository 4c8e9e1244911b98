/** A text of more letters is cut, to about as many. */
const longest = 160
/** So many letters before the difference are shown with it. */
const leading = 40

/** At whole words: the beginning of a long text, or the part from shortly before `differsFrom` on. */
export function cutText(text: string, differsFrom: number): string {
  if (text.length <= longest) return text
  const isFarOff = differsFrom > longest / 2
  const from = isFarOff ? text.lastIndexOf(' ', differsFrom - leading) + 1 : 0
  const part = text.slice(from)
  const end = part.length > longest ? Math.max(part.lastIndexOf(' ', longest), longest / 2) : part.length
  return [from > 0 && '…', part.slice(0, end), end < part.length && '…'].filter(Boolean).join('')
}

/** The place of the first letter that is not the same in both. */
export function firstDifference(one: string, other: string): number {
  let place = 0
  while (place < one.length && one[place] === other[place]) place++
  return place
}
