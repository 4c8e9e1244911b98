import type { ReactNode } from 'react'

// The story of the dals.

type LinkOf = (text: string) => ReactNode

export const text = (toPulses: LinkOf) => (
  <>
    <p>
      Dal is the food of every day in most Indian homes. It is cheap, it fills you, and it is easy to cook.
      But there are many kinds, and some look almost the same. This guide helps you to choose.
    </p>
    <h2>Quick dals, without soaking</h2>
    <ul>
      <li>
        <strong>Red masoor</strong> is ready in 12 minutes. It turns yellow and creamy. A good first dal.
      </li>
      <li>
        <strong>Yellow moong</strong> takes 15 minutes. It is light and easy on the stomach. Use it for
        khichdi, cheela and halwa.
      </li>
    </ul>
    <h2>Dals that need a short soak</h2>
    <ul>
      <li>
        <strong>Toor</strong>, also called arhar, is the dal for sambar and for everyday dal tadka.
      </li>
      <li>
        <strong>Chana dal</strong> stays firm and tastes of nuts. Soak it for half an hour. It is good with
        vegetables.
      </li>
      <li>
        <strong>White urad</strong> is soaked for 4 hours and ground, for idli, dosa and vada.
      </li>
    </ul>
    <h2>Whole beans and peas</h2>
    <p>
      <strong>Rajma</strong>, <strong>kabuli chana</strong>, <strong>black chana</strong> and{' '}
      <strong>dried green peas</strong> need a night in water. <strong>Lobia</strong> needs two hours. Whole
      green <strong>moong</strong> and <strong>moth beans</strong> are also good as sprouts: keep them in a
      damp cloth overnight.
    </p>
    <h2>How to cook them</h2>
    <ul>
      <li>Wash the dal until the water is clear.</li>
      <li>Take three cups of water for one cup of dal.</li>
      <li>Cook it until it is soft.</li>
      <li>Heat a spoon of ghee with garlic and green chilli, and pour it over the dal.</li>
    </ul>
    <h2>Keeping them</h2>
    <p>Keep dal dry, in a closed jar. Old dal takes longer to cook, so buy what you need for two months.</p>
    <p>You find all of them under {toPulses('Pulses')}.</p>
  </>
)
