import type { ReactNode } from 'react'

// The story of ghee.

type LinkOf = (text: string) => ReactNode

export const text = (toDairyProducts: LinkOf) => (
  <>
    <p>
      Ghee is butter without its water. It can be made quickly from cream, or slowly from curd. The slow way
      is called bilona, after the wooden churn. It takes two days, and many people remember it from their
      grandmother.
    </p>
    <h2>Day one: milk becomes curd</h2>
    <p>
      The milk is boiled and left to cool until it is only warm. Then a spoon of yesterday’s curd is stirred
      in. It stands overnight in a clay pot under a cloth. In the morning it is thick curd.
    </p>
    <h2>Day two: curd becomes butter</h2>
    <p>
      Early in the morning cold water is added, and the curd is churned. After half an hour the butter comes
      together and floats on top. It is taken out and washed. What is left is chaas, the buttermilk. It is
      drunk for breakfast.
    </p>
    <h2>The last hour: butter becomes ghee</h2>
    <p>
      The butter is heated slowly in a heavy pan. First it foams, because the water leaves. Then it becomes
      clear, and the milk solids sink and turn brown. Now the ghee is ready. A minute too early, and it does
      not keep. A minute too late, and it tastes burnt. It is poured through a cloth while it is hot.
    </p>
    <h2>How to know good ghee</h2>
    <ul>
      <li>
        <strong>Grain.</strong> Ghee that cools slowly is a little grainy. In summer it is liquid, in winter
        it is firm.
      </li>
      <li>
        <strong>Colour.</strong> Ghee from cow milk is yellow, from buffalo milk almost white.
      </li>
      <li>
        <strong>Price.</strong> One kilo of bilona ghee needs 25 to 30 litres of cow milk. That is why it
        costs more.
      </li>
    </ul>
    <h2>Keeping it</h2>
    <p>Use a dry spoon and close the lid. Ghee needs no fridge, and keeps for months.</p>
    <p>You find ghee, curd and paneer under {toDairyProducts('Dairy Products')}.</p>
  </>
)
