import { Amphora, Bean, Carrot, Droplets, Milk } from 'lucide-react'

import * as words from '#words/shop/about/en.ts'

const offerings = [
  {
    Icon: Carrot,
    title: words.fruit,
    text: words.fruitText,
    colour: 'bg-leaf-tint text-leaf-strong',
  },
  {
    Icon: Bean,
    title: words.pulses,
    text: words.pulsesText,
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
  {
    Icon: Droplets,
    title: words.oils,
    text: words.oilsText,
    colour: 'bg-terracotta-tint text-terracotta-strong',
  },
  {
    Icon: Milk,
    title: words.dairy,
    text: words.dairyText,
    colour: 'bg-indigo-tint text-ink',
  },
  {
    Icon: Amphora,
    title: words.handmade,
    text: words.handmadeText,
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
]

export function Offerings() {
  return (
    <section className="shell mt-16" aria-labelledby="certified">
      <h2 id="certified" className="text-center text-3xl sm:text-4xl">
        {words.certified}
      </h2>
      <p className="text-ink-soft mx-auto mt-3 max-w-xl text-center">{words.fiveKinds}</p>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {offerings.map(({ Icon, title, text, colour }) => (
          <li
            key={title}
            className="rounded-card bg-paper-raised border-line flex flex-wrap gap-4 border p-5 last:sm:max-lg:col-span-2 lg:flex-col"
          >
            <span className={`arch flex h-18 w-14 shrink-0 items-center justify-center ${colour}`}>
              <Icon size={27} aria-hidden="true" />
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
