import { gramsLabel } from '#domain/catalog/rules.ts'
import { grievanceName } from '#domain/grievances/rules.ts'
import type { MailFacts, ShopKind } from '#domain/mails/rules.ts'
import { noticePath } from '#domain/notices/rules.ts'
import type { PassedOn } from '#domain/notices/rules.ts'
import { dateAndTime } from '#domain/time/rules.ts'
import { noticeSentence, noticesTogether } from '#words/notices/en.ts'

import { button, table, text } from './mail-words.ts'
import type { WordsOf } from './mail-words.ts'

/** What the shop tells itself: in English, as the notices of its panel. */
export const shopMails: { [Kind in ShopKind]: WordsOf<MailFacts[Kind]> } = {
  grievance_came: ({ number, answerBy }) => ({
    subject: `A complaint came in: ${grievanceName(number)}`,
    heading: `Complaint ${grievanceName(number)}`,
    parts: [
      text(`Somebody has complained to the shop. Please answer it until ${dateAndTime(answerBy)}.`),
      button('Open the complaints', { page: 'complaints' }),
    ],
  }),

  shop_told: ({ notices, total }) => {
    // Written from notices (pass-on.ts).
    const told = notices as PassedOn[]
    const [newest] = told
    const sentences = told.map(noticeSentence)
    return {
      subject: total === 1 ? sentences.join().replace(/\.$/, '') : noticesTogether(total),
      heading: total === 1 ? 'New in the shop' : noticesTogether(total),
      parts: [
        ...sentences.map(text),
        ...(total > told.length ? [text(`And ${total - told.length} more.`)] : []),
        total === 1 && newest
          ? button('Look at it', { path: noticePath(newest, { isAtStall: false }) })
          : button('Open the panel', { path: '/admin-panel' }),
      ],
    }
  },

  low_stock: ({ products, total }) => ({
    subject: total === 1 ? '1 product runs low' : `${total} products run low`,
    heading: 'What runs low',
    parts: [
      table(
        products.map(({ name, stock, grams }) => ({
          name,
          value: stock === 0 ? 'sold out' : `${grams ? gramsLabel(stock * grams) : stock} left`,
        })),
      ),
      ...(total > products.length ? [text(`And ${total - products.length} more.`)] : []),
      button('Open the stock', { page: 'stock' }),
    ],
  }),
}
