import { withAsciiDigits } from '#domain/ground/rules.ts'

import { quantitiesIn } from './quantities.ts'
import type { QuantitySpan } from './quantities.ts'
import { numberOf, unitOf } from './quantity-words.ts'
import type { Quantity } from './rules.ts'

/** One good that a list wishes for. */
export interface WishedLine {
  /** As it was typed, without signs that nobody sees. */
  typed: string
  /** The words of the good alone. */
  words: string
  /** null: nothing was said of it. */
  quantity: Quantity | null
  /** False where something was said of it that cannot be read: '2-3 kg'. */
  isClear: boolean
}

/**
 * Lines of a list: one good, or what may be one ('neem and tulsi soap') or several ('aloo and pyaz'); which
 * of the two it is only the goods can say.
 */
export interface ReadLine {
  whole: WishedLine
  /** Several; empty where it is one in any case. */
  parts: WishedLine[]
  /** Whether it is several where the goods say nothing: 'and' stands between them, and not a blank alone. */
  isParted: boolean
}

/** Reads a shopping list, as it is typed, pasted from WhatsApp or spoken. */
export function readTypedList(text: string): ReadLine[] {
  return messagesIn(cleaned(text)).flatMap(segmentsOf).flatMap(linesOf)
}

/** Without signs that nobody sees, as those that turn the direction of writing; one line stays one. */
function cleaned(text: string): string {
  return (
    withAsciiDigits(text.normalize('NFC'))
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      // One blank for many, else the patterns below would look at each of them from each.
      .replaceAll(/(?:(?!\n)[\p{Cc}\s])+/gu, ' ')
      .replaceAll(/[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
      .replaceAll(
        /\d?[½¼¾]/g,
        (part) => ` ${fractions[part.at(-1) ?? '']?.(part.length > 1 ? part[0] : '') ?? ''} `,
      )
  )
}

const fractions: Record<string, (whole?: string) => string> = {
  '½': (whole) => `${whole || 0}.5`,
  '¼': (whole) => `${whole || 0}.25`,
  '¾': (whole) => `${whole || 0}.75`,
}

const day = String.raw`\d{1,4}[./-]\d{1,2}[./-]\d{2,4}`
const hour = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\.?)?`
const stamp = String.raw`(?:${day},?\s+${hour}|${hour},?\s+${day})`
/** '[25/11/26, 7:14 pm] Name: …', '25/11/26, 7:14 pm - Name: …', 'Name, [25.11.26 19:14]'. */
const messageStart = new RegExp(
  String.raw`^\s*(?:\[${stamp}\]\s*[^:\n]{1,60}:\s*|${stamp}\s+[-–]\s+(?:[^:\n]{1,60}:\s*)?|[^[\]\n]{1,60},\s*\[${stamp}\]:?\s*)`,
  'i',
)
const noMessage =
  /^(?:<(?:media omitted|attached:[^<>]*|मीडिया[^<>]*)>|(?:image|video|audio|sticker|gif|document) omitted|(?:this message was|you) deleted.*|null)$/i

/** Lines without what WhatsApp and others write before them, and without bullets. */
function messagesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(messageStart, '')
        .replaceAll(/[*_~]{1,2}(?=[\p{L}\p{M}\p{N}])|(?<=[\p{L}\p{M}\p{N}])[*_~]{1,2}(?=\s|$)/gu, ''),
    )
    .map((line) => line.trim())
    .filter((line) => line !== '' && !noMessage.test(line))
}

/** A numbering at the beginning of a line, and in it where the first one has it: '1. Milk 2. Curd'. */
const numbering = /(?:^|(?<=\s))(?:\(\d{1,2}\)|\d{1,2}[.)](?!\d))\s*(?=\D)/gu
const bullets = /^[^\p{L}\p{N}(]+/u
/** What parts goods: signs, and behind a figure no comma of thousands. */
const partings =
  /[;।|\n]+|(?<!\d),|,(?!\d{3}(?!\d))|\s\/\s|(?<=\p{L}\p{M}?)\/(?=\p{L})|\s[-–—]{2,}\s|[.!?](?=\s|$)(?<!\d\.)/gu

function segmentsOf(line: string): string[] {
  const bare = line.replace(bullets, '')
  const isNumbered = bare.search(numbering) === 0
  return (isNumbered ? bare.split(numbering) : [bare])
    .flatMap((part) => withoutHeading(part))
    .flatMap((part) => part.split(partings))
    .map((part) => part.replace(bullets, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
}

/** What stands before a colon is no good: 'ration: atta 10 kg'; but of 'aloo: 2 kg' it is. */
function withoutHeading(text: string): string[] {
  const [, heading = '', rest = ''] = /^([^:,;\d]{1,60}):(.*)$/u.exec(text) ?? []
  if (heading === '') return [text]
  const words = wordsIn(rest.toLowerCase())
  const [first] = quantitiesIn(words)
  const isQuantity = first?.from === 0 && first.to === words.length
  if (isQuantity) return [`${heading} ${rest}`]
  return words.length === 0 ? [] : [rest]
}

const and = /\s+(?:and|aur|or|और|n|phir|fir|then|plus|tatha|तथा|फिर)\s+|\s*[&+]\s*/giu

/** The goods of a piece in which 'and' may stand. */
function linesOf(text: string): ReadLine[] {
  const pieces = text
    .split(and)
    .map((piece) => piece.trim())
    .filter(Boolean)
  const lines: ReadLine[] = []
  let group: string[] = []
  const close = () => {
    if (group.length > 0) lines.push(...grouped(group))
    group = []
  }
  for (const piece of pieces) {
    const before = group.at(-1)
    // Between two quantities there are two goods in any case.
    if (before !== undefined && hasQuantity(before) && hasQuantity(piece)) close()
    group.push(piece)
  }
  close()
  return lines
}

function hasQuantity(text: string): boolean {
  return quantitiesIn(wordsIn(text.toLowerCase())).length > 0
}

function grouped(pieces: readonly string[]): ReadLine[] {
  const parts = pieces.flatMap(goodsIn)
  const whole = pieces.length > 1 ? goodsIn(pieces.join(' and ')) : []
  if (whole.length === 1 && whole[0]) return [{ whole: whole[0], parts, isParted: true }]
  return parts.map((part) => ({ whole: part, parts: eachWord(part), isParted: false }))
}

/** So many names that nothing parts but blanks are looked at one by one. */
const mostNames = 4

/** 'aloo pyaz tamatar' may be three goods, of each as much as is said. */
function eachWord({ words, quantity, ...line }: WishedLine): WishedLine[] {
  const names = words.split(' ')
  if (names.length < 2 || names.length > mostNames) return []
  return names.map((name) => ({ ...line, typed: name, words: name, quantity }))
}

/** The goods of a piece without 'and': one for each quantity, which all stand before or all behind them. */
function goodsIn(text: string): WishedLine[] {
  const words = withoutChatter(wordsIn(text))
  const spans = quantitiesIn(words.map((word) => word.toLowerCase()))
  if (words.length === 0) return []
  if (spans.length < 2) return [wished(text, words, spans[0])].filter(isSomething)
  const isLeading = spans[0]?.from === 0
  const lines = spans.map((span, at) => {
    const from = isLeading ? span.from : (spans[at - 1]?.to ?? 0)
    const to = isLeading ? (spans[at + 1]?.from ?? words.length) : span.to
    return part(from, to, span)
  })
  const last = spans.at(-1)?.to ?? 0
  return [...lines, ...(isLeading ? [] : [part(last, words.length)])].filter(isSomething)

  function part(from: number, to: number, span?: QuantitySpan): WishedLine {
    const own = words.slice(from, to)
    const moved = span && { ...span, from: span.from - from, to: span.to - from }
    return wished(own.join(' '), own, moved)
  }
}

function wished(typed: string, words: readonly string[], span: QuantitySpan | undefined): WishedLine {
  const [from, to] = span ? [span.from, span.to] : [words.length, words.length]
  const rest = [...words.slice(0, from), ...words.slice(to)]
  return {
    typed: typed.trim(),
    words: rest.filter((word, at) => !isJoint(word, at, rest.length)).join(' '),
    quantity: span?.quantity ?? null,
    isClear: !span || span.quantity !== null,
  }
}

/** 'packet of salt', 'namak ka packet': what joined the quantity with the good. */
function isJoint(word: string, at: number, count: number): boolean {
  return (
    (at === 0 || at === count - 1) &&
    /^(?:of|a|an|the|ka|ki|ke|का|की|के|wala|wale|wali|वाला|वाली|वाले|extra)$/i.test(word)
  )
}

function isSomething({ words }: WishedLine): boolean {
  return /[\p{L}\p{N}]/u.test(words)
}

/** Words of a line: '2kg' are two, and so are 'aloo2kg', 'aloo-2kg', 'x2', '2x'. */
function wordsIn(text: string): string[] {
  return text
    .replaceAll(/[()[\]{}"“”<>=:।@#^~`|\\]+/g, ' ')
    .replaceAll(/(?<=\d)\s*(?:×|[x*])\s*(?=\d|\s|$)/giu, ' x ')
    .replaceAll(/(?:^|\s)(?:×|[x*])\s*(?=\d)/giu, ' x ')
    .replaceAll(/(?<=[\p{L}\p{M}])[-–—.]+(?=\d)|(?<=\s|^)[-–—.]+|[-–—.]+(?=\s|$)/gu, ' ')
    .replaceAll(/(\d)\s*\/\s*(\d)/g, '$1/$2')
    .replaceAll(
      /(?<![\p{L}\p{M}])(\d+(?:[./]\d+)?)-?([\p{L}\p{M}]+)/gu,
      (found, number: string, word: string) => (unitOf(word.toLowerCase()) ? `${number} ${word}` : found),
    )
    .replaceAll(
      /(?<=[\p{L}\p{M}]{2})(\d+(?:\.\d+)?)([\p{L}\p{M}]+)/gu,
      (found, number: string, word: string) => (unitOf(word.toLowerCase()) ? ` ${number} ${word}` : found),
    )
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}×*]+|[^\p{L}\p{M}\p{N}×*]+$/gu, ''))
    .filter(Boolean)
}

/** What people say around a list. Two words first: 'bhej do' is no two. */
const chatter = [
  String.raw`(?:bhej|bhijwa|de|la|laa|kar|rakh|pack kar|dilwa)\s+(?:do|dena|dijiye|dijiyega|dijie)`,
  String.raw`(?:भेज|दे|ला|कर)\s+(?:दो|देना|दीजिए|दीजिये)`,
  'i\\s+(?:need|want)|(?:can|could)\\s+you(?:\\s+please)?|(?:please\\s+)?send(?:\\s+me)?|give\\s+me|good\\s+(?:morning|evening|afternoon)',
  'please|pls|plz|kindly|thanks|thank\\s+you|namaste|namaskar|hello|hi|hey|dhanyavaad|dhanyawad|shukriya',
  'bhaiya|bhaiyya|bhai|didi|uncle|ji|mujhe|mujhko|hume|humko|hamein|chahiye|chaiye|chahie|dena|bhejna|bhejo|bhejiye|dedo|bhejdo|likho|likhna',
  'नमस्ते|भैया|भाई|जी|मुझे|हमें|चाहिए|चाहिये|देना|भेजना|भेजो|दीजिए|कृपया|धन्यवाद|शुक्रिया',
]
const chatterWords = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}-])(?:${chatter.join('|')})(?![\p{L}\p{M}\p{N}-])`,
  'giu',
)

function withoutChatter(words: readonly string[]): string[] {
  const left = words.join(' ').replaceAll(chatterWords, ' ').split(/\s+/).filter(Boolean)
  // '5 kg do' asks to give it.
  const end = left.at(-1)?.toLowerCase() ?? ''
  const before = left.at(-2)?.toLowerCase() ?? ''
  return numberOf(end) === 2 && end === 'do' && unitOf(before) ? left.slice(0, -1) : left
}
