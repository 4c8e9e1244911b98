import { Button } from '#app/ui/button.tsx'
import * as words from '#words/frame/footer/en.ts'

import { useShop } from './site.ts'

/**
 * The second footer, a thin strip. A `section`, because a page has one `contentinfo` landmark. Newsletter,
 * social and app links are placeholders.
 */
export function FooterStrip() {
  return (
    <section aria-label={words.newsAndApp} className="bg-indigo text-on-indigo">
      <div className="shell flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-6">
        <div className="w-full max-w-md">
          <label htmlFor="newsletter" className="font-semibold">
            {words.newsFrom(useShop().name)}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id="newsletter"
              type="email"
              autoComplete="email"
              placeholder={words.yourEmail}
              aria-describedby="newsletter-hint"
              className="border-on-indigo/60 placeholder:text-on-indigo/80 min-h-11 min-w-0 flex-1 rounded-full border bg-transparent px-4"
            />
            <Button look="sunny" size="small">
              {words.subscribe}
            </Button>
          </div>
          <p id="newsletter-hint" className="mt-2 text-sm">
            {words.startsSoon}
          </p>
        </div>
        <div className="flex flex-wrap gap-x-12 gap-y-5">
          <Places title={words.comingSoon} places={['Instagram', 'Facebook', 'YouTube']} />
          <Places title={words.comingSoon} places={['Google Play', 'App Store']} />
        </div>
      </div>
    </section>
  )
}

/** Placeholder links, marked as disabled for assistive technology. */
function Places({ title, places }: { title: string; places: string[] }) {
  return (
    <div>
      <p className="text-sm">{title}</p>
      <ul aria-label={title} className="mt-2 flex flex-wrap gap-2">
        {places.map((place) => (
          <li
            key={place}
            className="border-on-indigo/35 cursor-default rounded-full border px-3 py-1 text-sm"
          >
            <span role="link" aria-disabled="true">
              {place}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
