import { Link } from 'react-router'

import { orderPath } from '#app/paths.ts'
import type { Return } from '#contract/returns.ts'
import * as words from '#words/shop/orders/returns/en.tsx'
import { dateAndTime } from '#words/ui/dates/en.ts'

import { returnWords, returnedThings } from './return-words.ts'

/** A return: what it is of, why, and what the shop made of it. */
export function ReturnItem({ asked }: { asked: Return }) {
  const { wish, reason, answer, createdAt, replacement, pictures } = asked
  const { title, next } = returnWords(asked)
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{returnedThings(asked)}</span>
        <span className="bg-leaf-tint inline-block rounded-full px-3 py-0.5 font-semibold">{title}</span>
      </p>
      <p className="text-ink-soft text-sm">
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>,{' '}
        {wish === 'money' ? words.forMoney : words.forGoods}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">“{reason}”</p>
      {pictures.length > 0 && (
        <ul aria-label={words.yourPictures} className="mt-2 flex flex-wrap gap-2">
          {pictures.map((address, place) => (
            <li key={address}>
              <img
                src={address}
                alt={words.picture(place + 1)}
                width={80}
                height={80}
                loading="lazy"
                className="bg-paper-sunken size-20 rounded-[10px] object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {(next || answer) && (
        <p className="mt-2 wrap-anywhere whitespace-pre-line">
          {next} {answer && words.weSay(answer)}
        </p>
      )}
      {replacement && (
        <Link
          to={orderPath(replacement)}
          className="text-leaf inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {words.seeNewOrder(asked.replacementNumber)}
        </Link>
      )}
    </li>
  )
}
