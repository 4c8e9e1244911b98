import { Button } from '#app/ui/button.tsx'
import * as words from '#words/desk/lines/en.ts'

import { priceWords } from './amounts.ts'
import type { Goods } from './lines.ts'
import type { PackQuestion } from './use-typed-lines.ts'

interface PackQuestionsProps {
  questions: readonly PackQuestion[]
  onGoods: (goods: Goods, question: PackQuestion) => void
  onNone: (question: PackQuestion) => void
}

/** The questions which pack it shall be, while something else is typed. */
export function PackQuestions({ questions, onGoods, onNone }: PackQuestionsProps) {
  return questions.map((question, at) => (
    <div
      key={at}
      role="group"
      aria-label={words.packOf(question.typed)}
      className="bg-turmeric-tint text-ink rounded-card mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2"
    >
      <p role="status" className="min-w-0 flex-1 basis-40 text-sm font-medium wrap-anywhere">
        {words.whichPack(question.typed)}
      </p>
      <span className="flex flex-wrap gap-2">
        {question.packs.map((goods) => (
          <Button key={goods.productId} look="quiet" size="small" onClick={() => onGoods(goods, question)}>
            {goods.pack} <span className="figures font-normal">{priceWords(goods)}</span>
          </Button>
        ))}
        <Button look="quiet" size="small" onClick={() => onNone(question)}>
          {words.none}
        </Button>
      </span>
    </div>
  ))
}
