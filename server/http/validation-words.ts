import { missing } from '#contract/missing.ts'

/** One broken rule of an input, as zod and Fastify hand it over. */
interface Issue {
  instancePath: string
  keyword: string
  message?: string | undefined
  params: unknown
}

/** What zod says of a broken rule beside its name. */
interface Params {
  minimum?: number
  maximum?: number
  /** The kind of value that has a minimum or maximum. */
  origin?: string
  /** The type that should have come. */
  expected?: string
  values?: unknown[]
}

const expectations: Record<string, string> = {
  string: 'This must be text.',
  number: 'This must be a number.',
  int: 'This must be a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
  object: 'This must be an object with fields.',
}

/** A sentence for each broken field, by the field's name; the first one counts. */
export function fieldSentences(issues: readonly Issue[]): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const issue of issues) sentences[fieldOf(issue)] ??= sentence(issue)
  return sentences
}

/** What to say of the whole input: missing fields first, because they are said of the form and not of a field. */
export function summary(issues: readonly Issue[]): string {
  const own = issues.find((issue) => ownWords(issue) !== null)
  if (issues.some(isMissing)) {
    const isPictureOnly = own !== undefined && issues.length === 1
    return isPictureOnly ? sentence(own) : 'Please fill in all required fields.'
  }
  // A rule that spans fields comes before what is wrong with a single one.
  const first = issues.find(({ keyword }) => keyword === 'custom') ?? issues[0]
  return first ? sentence(first) : 'Please check what you entered.'
}

function fieldOf({ instancePath }: Issue): string {
  return instancePath.split('/').filter(Boolean)[0] ?? 'body'
}

function sentence(issue: Issue): string {
  const own = ownWords(issue)
  if (own) return own
  if (isMissing(issue)) return missing
  const { maximum, minimum, values, expected } = issue.params as Params
  if (issue.keyword === 'too_big' && maximum !== undefined)
    return `This can be at most ${maximum}${unitOf(issue)}.`
  if (issue.keyword === 'too_small' && minimum !== undefined)
    return `This must be at least ${minimum}${unitOf(issue)}.`
  if (issue.keyword === 'invalid_value' && values) return `This must be one of ${values.join(', ')}.`
  return expectations[expected ?? ''] ?? 'This is not what is expected here.'
}

function unitOf({ params }: Issue): string {
  const { origin } = params as Params
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' in number' : ''
}

/** zod's own texts are for developers; those that we wrote into the contract end with our full stop, mark or sign. */
function ownWords({ message }: Issue): string | null {
  if (!message || message === missing || /^(Invalid|Too |Unrecognized|Expected)/.test(message)) return null
  return message
}

/** Not there at all, or there and empty. */
function isMissing({ keyword, message, params }: Issue): boolean {
  if (message === missing) return true
  const { minimum, origin } = params as Params
  if (keyword === 'too_small') return minimum === 1 && (origin === 'string' || origin === 'array')
  return keyword === 'invalid_type' && /received undefined|received null/.test(message ?? '')
}
