import { Link } from 'react-router'

import { categoryPath } from '#app/paths.ts'

export function Oil() {
  return (
    <>
      <p>
        One hears a ghani before one sees it: wood creaks on wood, slowly, about as fast as a person walks. A
        bullock used to go round with its eyes covered; today mostly a motor does, geared down until it turns
        no faster than the bullock did. In the middle a pestle leans in a mortar and grinds seeds against its
        wall.
      </p>
      <h2>What happens in the mortar</h2>
      <p>
        The seeds are dried, cleaned and put in by the basket. A splash of water helps mustard and sesame to
        let go of their oil. The pestle crushes them, the oil gathers and runs out through a spout, and a firm
        cake stays behind, which the cattle are glad of. Nothing is heated from outside. The oil gets
        hand-warm from the rubbing, not more. A charge takes hours, and gives less oil than a large factory
        would get.
      </p>
      <h2>What the factory does otherwise</h2>
      <p>
        There the seeds are cooked and pressed hot, and what is left is washed out with a solvent. Such oil is
        then cleaned, bleached and steamed until it has neither colour nor smell. It keeps long and costs
        less. But whether it was mustard or groundnut one can no longer taste.
      </p>
      <h2>What it means in the kitchen</h2>
      <ul>
        <li>
          <strong>Mustard</strong> bites in the nose. Heat it until it just smokes, let it calm down, then
          begin.
        </li>
        <li>
          <strong>Groundnut</strong> smells of roasting and stands the heat of puris and pakoras.
        </li>
        <li>
          <strong>Sesame</strong> belongs into pickles and over finished dishes.
        </li>
        <li>
          <strong>Coconut</strong> turns white and firm when it is cool. That is as it should be.
        </li>
      </ul>
      <h2>Keeping it</h2>
      <p>
        A little sediment at the bottom is seed and not dirt. Keep the bottle closed and in the dark, not
        beside the stove, and use it within a few months. Once it smells like crayons it is too old.
      </p>
      <p>
        Ours stand under <Link to={categoryPath('oils')}>Oils</Link>, with the price per litre beside every
        bottle.
      </p>
    </>
  )
}
