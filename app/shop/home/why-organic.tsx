import { HandHeart, Sprout, Wheat } from 'lucide-react'

const reasons = [
  {
    Icon: Sprout,
    title: 'Grown without poison',
    text: 'No synthetic pesticides on the field, so none on the plate. What is in season is what is on the shelf.',
    colour: 'bg-leaf-tint text-leaf-strong',
  },
  {
    Icon: Wheat,
    title: 'Close to the field',
    text: 'Named growers and small mills instead of long chains. Less time on the road leaves more taste in the food.',
    colour: 'bg-turmeric-tint text-turmeric-strong',
  },
  {
    Icon: HandHeart,
    title: 'Good for the village',
    text: 'Fair prices keep fields, cattle and crafts alive, and keep the young from having to leave for the city.',
    colour: 'bg-terracotta-tint text-terracotta-strong',
  },
]

export function WhyOrganic() {
  return (
    <section
      className="shell below-fold mt-12 [--height:640px] lg:[--height:345px]"
      aria-labelledby="why-organic"
    >
      <h2 id="why-organic" className="text-center text-3xl sm:text-4xl">
        Why Choose Organic
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {reasons.map(({ Icon, title, text, colour }) => (
          <li
            key={title}
            className="rounded-card bg-paper-raised border-line flex gap-5 border p-6 md:flex-col"
          >
            <span className={`arch flex h-20 w-16 shrink-0 items-center justify-center ${colour}`}>
              <Icon size={30} aria-hidden="true" />
            </span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="text-ink-soft mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
