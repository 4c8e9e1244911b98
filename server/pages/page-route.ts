/**
 * Tells the pattern of a page's address (`/product/:id/:slug?`) for logs and metrics, which would else have
 * a line for every product. The data of a page has `.data` behind it; what no pattern fits is `/*`.
 */
export function pageRoutes(patterns: readonly string[]): (url: string) => string {
  const tried = patterns.toSorted(byPlaceholders).map((pattern) => ({ pattern, fits: regexOf(pattern) }))
  return (url) => {
    const [path = ''] = url.split('?', 1)
    const isData = path.endsWith('.data')
    // The router asks for the data of `/` at `/_.data` or `/_root.data`.
    const plain = isData ? path.slice(0, -'.data'.length).replace(/\/_(root)?$/, '/') : path
    const pattern = tried.find(({ fits }) => fits.test(plain))?.pattern ?? '/*'
    return isData ? `${pattern}.data` : pattern
  }
}

/** Words before names, and what fits everything last. */
function byPlaceholders(one: string, other: string): number {
  const weight = (pattern: string) =>
    pattern.split('/').filter((part) => part.startsWith(':')).length + (pattern.endsWith('*') ? 100 : 0)
  return weight(one) - weight(other) || other.length - one.length
}

function regexOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
      return `/${RegExp.escape(part)}`
    })
  return new RegExp(`^${parts.join('')}/*$`, 'i')
}
