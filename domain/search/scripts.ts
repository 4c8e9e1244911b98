// Letters of the scripts of India. Their blocks of Unicode stand side by side and have the same letter at the
// same place, as ISCII had: so a place in one of them is the place in Devanagari.

/** Where blocks begin: Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const blocks = [0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00]
const devanagari = 0x900
const blockSize = 0x80

/** Letters that Hindi has no sound for, by what Latin spellings of them sound like. */
const asSpoken: [RegExp, string][] = [
  [/ऎ/g, 'ए'],
  [/ऒ/g, 'ओ'],
  [/\u0946/g, '\u0947'],
  [/\u094A/g, '\u094B'],
  [/ऩ/g, 'न'],
  [/ऱ/g, 'र'],
  // zh of 'vazhai'.
  [/ऴ/g, 'ज'],
]

/** Tamil writes one letter for k and g, for t and d: between vowels and behind a nasal it is the soft one. */
const softInTamil: [RegExp, string][] = [
  [/ङ्क/g, 'ङ्ग'],
  [/ञ्च/g, 'ञ्ज'],
  [/ण्ट/g, 'ण्ड'],
  [/म्प/g, 'म्ब'],
  [/(?<!\u094D|^)क(?!\u094Dक)/g, 'ग'],
  [/(?<!\u094D|^)ट(?!\u094Dट)/g, 'ड'],
  [/(?<!\u094D)च(?!\u094Dच)/g, 'स'],
]

/** Words of these scripts in Devanagari, as the search reads it; all others as they are. */
export function inDevanagari(text: string): string {
  return text.replace(/[\u0980-\u0D7F]+/g, (word) => {
    const block = blocks.findLast((first) => first <= word.charCodeAt(0)) ?? devanagari
    return spoken(word.replace(/./g, moved), block)
  })
}

function moved(letter: string): string {
  return String.fromCharCode(devanagari + (letter.charCodeAt(0) % blockSize))
}

function spoken(letters: string, block: number): string {
  const rules = block === 0xb80 ? [...asSpoken, ...softInTamil] : asSpoken
  const word = rules.reduce((text, [written, sound]) => text.replace(written, sound), letters)
  // In the south ai is spoken as such, and so is the last a, which Hindi leaves out.
  if (block < 0xb80) return word
  return word.replace(/\u0948/g, 'ाइ').replace(/([क-ह])$/, '$1ा')
}
