import { Amphora, Bean, Carrot, Droplets, Milk } from 'lucide-react'

const offerings = [
  {
    Icon: Carrot,
    title: 'Fruit and vegetables',
    text: 'Grown without synthetic pesticides, picked ripe and sold fresh.',
    colour: 'bg-leaf-tint text-leaf-strong',
  },
  {
    Icon: Bean,
    title: 'Pulses',
    text: 'Dals, beans and peas, cleaned and sorted, with nothing added.',
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
  {
    Icon: Droplets,
    title: 'Cold-pressed oils',
    text: 'Mustard, sesame, groundnut and coconut oil, pressed slowly and not refined.',
    colour: 'bg-terracotta-tint text-terracotta-strong',
  },
  {
    Icon: Milk,
    title: 'Dairy',
    text: 'Milk, curd, paneer and ghee from small village herds.',
    colour: 'bg-indigo-tint text-ink',
  },
  {
    Icon: Amphora,
    title: 'Handmade goods',
    text: 'Pots, lamps, toys and block-printed cloth, from workshops that we know.',
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
]

export function Offerings() {
  return (
    <section className="shell mt-16" aria-labelledby="certified">
      <h2 id="certified" className="text-center text-3xl sm:text-4xl">
        Certified Products
      </h2>
      <p className="text-ink-soft mx-auto mt-3 max-w-xl text-center">
        Five kinds of goods. We visit the people who make them before we sell them.
      </p>
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
