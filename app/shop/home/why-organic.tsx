import { HandHeart, Sprout, Wheat } from 'lucide-react'

import * as words from '#words/shop/home/parts/en.ts'

const reasons = [
  {
    Icon: Sprout,
    title: words.noSprays,
    text: words.noSpraysText,
    colour: 'bg-leaf-tint text-leaf-strong',
  },
  {
    Icon: Wheat,
    title: words.fromTheFarm,
    text: words.fromTheFarmText,
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
  {
    Icon: HandHeart,
    title: words.forTheVillage,
    text: words.forTheVillageText,
    colour: 'bg-terracotta-tint text-terracotta-strong',
  },
]

export function WhyOrganic() {
  return (
    <section
      className="shell below-fold mt-6 [--height:684px] lg:[--height:374px]"
      aria-labelledby="why-organic"
    >
      <h2 id="why-organic" className="text-center text-3xl sm:text-4xl">
        {words.whyOrganic}
      </h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {reasons.map(({ Icon, title, text, colour }) => (
          <li
            key={title}
            className="rounded-card bg-paper-raised border-line flex flex-wrap gap-5 border p-6 md:flex-col"
          >
            <span className={`arch flex h-20 w-16 shrink-0 items-center justify-center ${colour}`}>
              <Icon size={30} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
