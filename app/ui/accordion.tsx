import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Question {
  question: string
  answer: ReactNode
}

/** Questions that open, one at a time: the browser's own, so it works without our script. */
export function Accordion({ name, questions }: { name: string; questions: Question[] }) {
  return (
    <div className="border-line border-t">
      {questions.map(({ question, answer }) => (
        <details key={question} name={name} className="group border-line border-b">
          <summary className="hover:text-leaf-strong flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold transition-colors [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              size={22}
              aria-hidden="true"
              className="text-terracotta shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="text-ink-soft [&_a]:text-leaf-strong max-w-[42rem] pb-5 [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-3">
            {answer}
          </div>
        </details>
      ))}
    </div>
  )
}
