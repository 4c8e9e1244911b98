import { Link } from 'react-router'

import { categoryPath } from '#app/paths.ts'

export function Ghee() {
  return (
    <>
      <p>
        Ghee is butter from which patience has taken the water. There is a short way to it, from cream, and a
        long one, from curd. The long one is called bilona, after the wooden churn that goes with it, and it
        is the one that people mean when they speak of their grandmother.
      </p>
      <h2>Day one: milk becomes curd</h2>
      <p>
        The milk is boiled, left until a finger can stay in it, and stirred with a spoonful of yesterday’s
        curd. Then it stands overnight in a clay pot under a cloth. By morning it holds the spoon.
      </p>
      <h2>Day two: curd becomes butter</h2>
      <p>
        Before the sun is up, with cold water added, the churn goes to and fro on its rope, one pull to the
        left, one to the right. After half an hour the sound changes: butter has come together and floats in
        flakes. It is lifted out and washed. What stays is chaas, the buttermilk, which is gone by breakfast.
      </p>
      <h2>The last hour: butter becomes ghee</h2>
      <p>
        Now it goes into a heavy pan over a small fire. First it foams and is loud, because the water leaves.
        Then it grows quiet and clear, the milk solids sink and turn the colour of biscuits. This is the
        moment: a minute too early and it will not keep, a minute too late and it tastes of smoke. It is
        poured through cloth while it is hot.
      </p>
      <h2>What one can see in the jar</h2>
      <ul>
        <li>
          <strong>Grain.</strong> Cooled slowly, ghee sets in soft crystals. In summer it is clear, in winter
          firm, and often both at once.
        </li>
        <li>
          <strong>Colour.</strong> From cows it is yellow, from buffaloes nearly white. It changes with the
          fodder of the season.
        </li>
        <li>
          <strong>Weight.</strong> It takes 25 to 30 litres of cow’s milk to make one kilo the long way. That
          is most of its price.
        </li>
      </ul>
      <h2>Keeping it</h2>
      <p>A dry spoon and a lid are all it asks for. It needs no fridge, and keeps for months.</p>
      <p>
        Ghee, curd and paneer stand together under{' '}
        <Link to={categoryPath('dairy products')}>Dairy Products</Link>.
      </p>
    </>
  )
}
