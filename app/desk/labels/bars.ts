/** The left half's odd digits (GS1 General Specifications, section 5.2.1): 1 is a bar. */
const odd = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
/** The right half's are these the other way round; the left half's even ones are both. */
const right = odd.map((bits) => bits.replaceAll(/\d/g, (bit) => (bit === '1' ? '0' : '1')))
const even = right.map((bits) => Array.from(bits).toReversed().join(''))
/** Which of the six digits on the left are even, by the first digit of an EAN-13, which has no bars. */
const evenness = 'oooooo ooeoee ooeeoe ooeeeo oeooee oeeooe oeeeoo oeoeoe oeoeeo oeeoeo'.split(' ')

/** The bars of an EAN-13 or EAN-8 from left to right, guards included: 1 is black, one module each. */
export function barsOf(code: string): string {
  const first = code.length === 13 ? evenness[Number(code[0])]! : 'oooo'
  const digits = Array.from(code.length === 13 ? code.slice(1) : code, Number)
  const half = digits.length / 2
  const left = digits.slice(0, half).map((digit, place) => (first[place] === 'e' ? even : odd)[digit])
  return `101${left.join('')}01010${digits
    .slice(half)
    .map((digit) => right[digit])
    .join('')}101`
}

/** The same as the path of an SVG picture that is as many units wide as there are modules, and one high. */
export function barsPath(bars: string): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} 0h${run.length}v1h-${run.length}z`)
    .join('')
}
