import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

const darkQuery = '(prefers-color-scheme: dark)'

interface SchemeProps {
  scheme: 'light' | 'dark'
  children: ReactNode
}

/** Shows its content in light or in dark, whatever the machine is set to. */
export function Scheme({ scheme, children }: SchemeProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!panel.current) return
    // The tokens are taken from the style sheets themselves, so the panel never lags behind them.
    for (const tokens of tokensOf(scheme))
      for (const name of tokens) panel.current.style.setProperty(name, tokens.getPropertyValue(name))
  }, [scheme])

  return (
    <div ref={panel} className="bg-paper text-ink rounded-card border-line min-w-0 border p-4 sm:p-6">
      <h2 className="mb-4 text-2xl">{scheme === 'light' ? 'Light' : 'Dark'}</h2>
      {children}
    </div>
  )
}

/** What `:root` is given for a scheme: the light tokens, and in the dark those that differ over them. */
function tokensOf(scheme: SchemeProps['scheme']): CSSStyleDeclaration[] {
  const light: CSSStyleDeclaration[] = []
  const dark: CSSStyleDeclaration[] = []
  for (const sheet of document.styleSheets) collect([...sheet.cssRules], light, dark)
  return scheme === 'light' ? light : [...light, ...dark]
}

function collect(rules: CSSRule[], light: CSSStyleDeclaration[], dark: CSSStyleDeclaration[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText === ':root' && rule.style.length > 0)
      light.push(rule.style)
    if (rule instanceof CSSMediaRule && rule.conditionText === darkQuery)
      collect([...rule.cssRules], dark, dark)
  }
}
