import type { ReactNode } from 'react'

// The story of the seasons.

type LinkOf = (text: string) => ReactNode

export const text = (toVegetables: LinkOf, toFruits: LinkOf, toSeasons: LinkOf) => (
  <>
    <p>
      North India has six seasons. Each brings its own fruit and vegetables. What is in season is fresh,
      tastes best and costs less.
    </p>
    <h2>Shishir and Vasant: winter and spring</h2>
    <p>
      From December to February there is more to choose from than at any other time: cauliflower, green peas,
      red carrots for halwa, beetroot, palak and methi. Oranges and guavas are sweet now. In March the
      strawberries come.
    </p>
    <h2>Grishma: summer</h2>
    <p>
      From April on, look for what has much water: cucumber, watermelon and muskmelon. Peaches come from the
      hills. And it is mango time: each kind is here for a few weeks only.
    </p>
    <h2>Varsha: the rains</h2>
    <p>
      In the rains there are fewer vegetables. Okra, brinjal and sweet corn are good now. It is also the time
      for what keeps long: dals, dry fruits and oil.
    </p>
    <h2>Sharad and Hemant: autumn</h2>
    <p>
      After the rains come apples and pears from the hills, pomegranates and sweet potatoes. From November the
      first oranges are ripe.
    </p>
    <h2>How to shop with the seasons</h2>
    <ul>
      <li>Buy what there is a lot of. It is ripe, and the price goes down.</li>
      <li>First see what is good, then decide what to cook.</li>
      <li>Keep some for later: freeze green peas, or dry tomatoes in the sun.</li>
    </ul>
    <p>
      You find them under {toVegetables('Vegetables')} and {toFruits('Fruits')}. What comes when stands in{' '}
      {toSeasons('What is in season')}.
    </p>
  </>
)
