import { Amphora, Carrot, Droplets, Milk, Wheat } from 'lucide-react'

const offerings = [
  {
    Icon: Carrot,
    title: 'Fruit and vegetables',
    text: 'From fields without synthetic pesticides, picked when they are ripe and sold while they are fresh.',
    colour: 'bg-leaf-tint text-leaf-strong',
  },
  {
    Icon: Wheat,
    title: 'Pulses and grains',
    text: 'Unpolished dals and old kinds of rice, cleaned by hand and packed with nothing added.',
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
  {
    Icon: Droplets,
    title: 'Cold-pressed oils',
    text: 'Mustard, sesame, groundnut and coconut, turned slowly in a wooden press and left unrefined.',
    colour: 'bg-terracotta-tint text-terracotta-strong',
  },
  {
    Icon: Milk,
    title: 'Dairy',
    text: 'Milk, curd, paneer and ghee from small herds that graze, and calves that drink first.',
    colour: 'bg-indigo-tint text-ink',
  },
  {
    Icon: Amphora,
    title: 'Handmade goods',
    text: 'Clay, cane, brass and block-printed cloth, each piece from a workshop that we know.',
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
        Five kinds of things that we go and see for ourselves before they come to the stall.
      </p>
      <ul className="mt-9 grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
        {offerings.map(({ Icon, title, text, colour }) => (
          <li
            key={title}
            className="rounded-card bg-paper-raised border-line flex gap-4 border p-5 max-[17rem]:flex-col last:sm:max-lg:col-span-2 lg:flex-col"
          >
            <span className={`arch flex h-18 w-14 shrink-0 items-center justify-center ${colour}`}>
              <Icon size={27} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft mt-1.5">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
