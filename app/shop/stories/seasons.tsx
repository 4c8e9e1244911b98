import { Link } from 'react-router'

import { categoryPath } from '#app/paths.ts'

export function Seasons() {
  return (
    <>
      <p>
        The old calendar of the north knows six seasons, not four. Whoever buys at a haat needs no calendar to
        tell them apart: the colour of the stalls is enough. In January everything is green, white and orange.
        In June it is yellow. When the first rain has fallen, the greens grow long and climb.
      </p>
      <h2>Shishir and Vasant: the cold and the spring</h2>
      <p>
        From December to February the fields are at their fullest. Cauliflower, peas in the pod, red carrots
        for halwa, radish with its leaves still on, spinach, fenugreek, mustard greens. Oranges and guavas
        come by the cart. Towards March the peas turn starchy, and strawberries and the first small cucumbers
        take their place.
      </p>
      <h2>Grishma: the heat</h2>
      <p>
        From April on, look for what carries water: bottle gourd, ridge gourd, cucumber, watermelon,
        muskmelon. Green mangoes come first, for panna and pickle. Then the sweet ones, each for a few weeks
        only; around Malihabad the Dasheri ripens in June. This is when one buys a whole crate and invites
        people.
      </p>
      <h2>Varsha: the rains</h2>
      <p>
        Leaves rot and roads flood, so the market gets smaller. Okra, beans, colocasia, maize roasted over
        coals with salt and lime, jamun that stains the fingers. It is the time of what was stored: dals,
        rice, dried things, oil.
      </p>
      <h2>Sharad and Hemant: autumn and early cold</h2>
      <p>
        After the rain come sweet potatoes, water chestnuts, custard apples and the new rice. Around Diwali
        the sugar cane is cut and jaggery is boiled in flat pans at the edge of the fields; one can smell it
        from the road.
      </p>
      <h2>How to shop with it</h2>
      <ul>
        <li>Buy what lies in heaps. What is plenty is ripe, and its price is falling.</li>
        <li>Plan the vegetable last. First see what is good, then decide what it becomes.</li>
        <li>When something is at its best, put some of it away: dry it, pickle it, freeze the peas.</li>
      </ul>
      <p>
        What the stalls have now: <Link to={categoryPath('vegetables')}>vegetables</Link> and{' '}
        <Link to={categoryPath('fruits')}>fruits</Link>.
      </p>
    </>
  )
}
