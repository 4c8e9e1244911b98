/** Numbers at the end of their column; the first one has words, which may take two lines. */
export const tableClass =
  'figures mt-1 w-full text-sm [&_tr]:border-line [&_tbody_tr]:border-t [&_:is(th,td)]:py-2 [&_:is(th,td)]:ps-3 [&_:is(th,td)]:text-end [&_:is(th,td)]:align-top [&_:is(th,td)]:whitespace-nowrap [&_:is(th,td):first-child]:ps-0 [&_:is(th,td):first-child]:text-start [&_:is(th,td):first-child]:whitespace-normal [&_thead_th]:text-ink-soft [&_thead_th]:align-bottom [&_tbody_th]:font-normal'

/** Names and what they are, a line each. */
export const listClass = 'divide-line mt-1 divide-y text-sm'
export const lineClass = 'flex items-baseline justify-between gap-x-4 py-2'
