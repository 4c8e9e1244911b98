import { Rating } from '#app/ui/rating.tsx'

import type { Testimonial } from './testimonials-said.ts'

export function TestimonialCard({ name, username, rating, comment }: Testimonial) {
  return (
    <li className="voice">
      <figure className="flex h-full flex-col">
        <Rating stars={rating} className="[&_.stars]:text-lg" />
        <blockquote className="mt-3 flex-1">{comment}</blockquote>
        <figcaption className="mt-5 flex items-center gap-3">
          <span
            aria-hidden="true"
            className="arch bg-leaf-tint text-leaf-strong font-display flex h-12 w-10 items-center justify-center pt-1 text-lg font-semibold"
          >
            {name.charAt(0)}
          </span>
          <span className="min-w-0">
            <span className="block font-semibold">{name}</span>
            <span className="text-ink-soft block text-sm">{username}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
