import { Link } from 'react-router'

import { categoryPath } from '#app/paths.ts'

export function Millets() {
  return (
    <>
      <p>
        Millets are small-grained grasses that ask for little: poor soil, a few rains, two or three months.
        For centuries they were the daily bread of dry country, then rice and wheat became cheap and they were
        called food of the poor. Now they come back, and many of us stand before the sacks and no longer know
        which is which.
      </p>
      <h2>The three large ones</h2>
      <ul>
        <li>
          <strong>Bajra</strong>, pearl millet: grey-green, a taste of nuts. Winter rotis with garlic chutney
          or jaggery and ghee. The flour turns bitter with age, so buy little and fresh.
        </li>
        <li>
          <strong>Jowar</strong>, sorghum: cream-coloured and mild. Its rotis stay soft for hours; the whole
          grain, soaked overnight and boiled, makes a salad with bite.
        </li>
        <li>
          <strong>Ragi</strong>, finger millet: dark red and earthy. Porridge in the morning, mudde in
          Karnataka, a good brown colour in cakes and laddoos.
        </li>
      </ul>
      <h2>The small ones</h2>
      <p>
        <strong>Kangni</strong> (foxtail), <strong>kutki</strong> (little), <strong>kodo</strong>,{' '}
        <strong>sanwa</strong> (barnyard) and <strong>cheena</strong> (proso) are eaten husked, whole, in
        place of rice. Sanwa is what many know from fasting days. All of them cook in a quarter of an hour.
      </p>
      <h2>How to cook the small ones</h2>
      <ul>
        <li>Rinse them until the water is clear, then soak for half an hour.</li>
        <li>Two cups of water to one of grain for loose grains, three for khichdi.</li>
        <li>Lid on, low flame, twelve minutes; then leave it alone for ten and loosen with a fork.</li>
      </ul>
      <h2>Which one first?</h2>
      <p>
        If you like rice, kangni: it is the most like it. If you like rotis, jowar, mixed half and half with
        wheat until the hand has learned the dough, which does not stretch. For a sweet tooth, ragi with milk
        and jaggery.
      </p>
      <p>
        Beside millets belong <Link to={categoryPath('pulses')}>pulses</Link>: a handful of moong turns any of
        them into khichdi.
      </p>
    </>
  )
}
