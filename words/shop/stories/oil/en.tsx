import type { ReactNode } from 'react'

// The story of the oil press.

type LinkOf = (text: string) => ReactNode

export const text = (toOils: LinkOf) => (
  <>
    <p>
      A ghani is a wooden oil press. A heavy wooden stick turns slowly in a large bowl and crushes the seeds.
      In the past a bullock turned it. Today it is mostly a motor, which turns just as slowly.
    </p>
    <h2>What happens in the press</h2>
    <p>
      The seeds are dried, cleaned and put into the bowl. The stick crushes them, and the oil runs out. What
      is left is a dry cake, which is good food for cattle. Nobody heats the seeds. The oil becomes only as
      warm as your hand. This takes hours, and gives less oil than a factory gets.
    </p>
    <h2>What a factory does</h2>
    <p>
      A factory heats the seeds, presses them, and washes out the rest of the oil with a chemical. Then the
      oil is cleaned until it has no colour and no smell. It keeps long and costs less. But you cannot taste
      any more if it was mustard or groundnut.
    </p>
    <h2>Which oil for what</h2>
    <ul>
      <li>
        <strong>Mustard oil</strong> is strong. Heat it until it just smokes, let it cool a little, then cook.
      </li>
      <li>
        <strong>Groundnut oil</strong> is good for frying, for puris and pakoras.
      </li>
      <li>
        <strong>Sesame oil</strong> is good for tempering, and a little on cooked food.
      </li>
      <li>
        <strong>Coconut oil</strong> turns white and firm when it is cool. This is normal.
      </li>
    </ul>
    <h2>Keeping it</h2>
    <p>
      A little sediment at the bottom of the bottle is normal: it is from the seeds. Keep the bottle closed
      and in the dark, away from the stove. Use it within a few months.
    </p>
    <p>You find our oils under {toOils('Oils')}, with the price per litre on every bottle.</p>
  </>
)
