/** One broken rule of an input, as zod and Fastify hand it over. */
interface Issue {
  instancePath: string
  keyword: string
  message?: string | undefined
  params: unknown
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
  const first = issues[0]
  return first ? sentence(first) : 'Please check what you entered.'
}

function fieldOf({ instancePath }: Issue): string {
  return instancePath.split('/').filter(Boolean)[0] ?? 'body'
}

function sentence(issue: Issue): string {
  const own = ownWords(issue)
  if (own) return own
  if (isMissing(issue)) return 'This field is required.'
  const { maximum, minimum } = issue.params as { maximum?: number; minimum?: number }
  if (issue.keyword === 'too_big' && maximum !== undefined) return `This can be at most ${maximum}.`
  if (issue.keyword === 'too_small' && minimum !== undefined) return `This must be at least ${minimum}.`
  return 'This is not what is expected here.'
}

/** zod's own texts are for developers; those that we wrote into the contract end with our full stop, mark or sign. */
function ownWords({ message }: Issue): string | null {
  if (!message || /^(Invalid|Too |Unrecognized|Expected)/.test(message)) return null
  return message
}

/** Not there at all, or there and empty. */
function isMissing({ keyword, message, params }: Issue): boolean {
  if (keyword === 'too_small') return (params as { minimum?: number }).minimum === 1
  return keyword === 'invalid_type' && /received undefined|received null/.test(message ?? '')
}
