import type { ReactNode } from 'react'

/** Text to be read: one column, its headings, lists and links set with care. */
export function Prose({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${proseClass} ${className}`}>{children}</div>
}

const proseClass =
  'max-w-[42rem] text-[1.0625rem] leading-[1.7] [&_a]:text-leaf-strong [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-3 [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:text-2xl sm:[&_h2]:text-3xl [&_p+p]:mt-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:space-y-2 [&_ul]:ps-5 [&_li]:marker:text-terracotta'
