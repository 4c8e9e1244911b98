/** The address of a search; an empty text leads to the search page itself. */
export function searchPath(text: string, page = 1): string {
  const parameters = new URLSearchParams()
  if (text.trim() !== '') parameters.set('q', text)
  if (page > 1) parameters.set('page', String(page))
  const query = parameters.toString()
  return query ? `/search?${query}` : '/search'
}
