import { createElement } from 'react'
import type { ComponentProps } from 'react'

/** The drawing of an icon, as the files of lucide-react carry it. */
interface IconData {
  node: [tag: string, attributes: Record<string, string>][]
}

/**
 * Stands in for lucide-react's own factory (vite.config.ts): that one reads a context and options that the
 * shop never gives, which weigh more than a kilobyte on every page.
 */
export default function createLucideIcon({ node }: IconData) {
  return function Icon({ size = 24, ...rest }: ComponentProps<'svg'> & { size?: number }) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
