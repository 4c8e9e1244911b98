/** Four fields under one sky: winter green, spring yellow, summer gold, the blue of the rains. */
export function SeasonsScene() {
  return (
    <>
      <rect width="640" height="360" fill="var(--turmeric-tint)" />
      <circle cx="420" cy="104" r="52" fill="var(--turmeric)" />
      <g fill="var(--turmeric)">
        {rays.map((turn) => (
          <path key={turn} d="M420 34l5-22h-10z" transform={`rotate(${turn} 420 104)`} />
        ))}
      </g>
      <path d="M480 0h160v360H480z" fill="var(--indigo-tint)" />
      <g fill="var(--indigo)">
        <path d="M510 92a24 24 0 0 1 24-26 34 34 0 0 1 62 6 22 22 0 0 1 8 42h-76a22 22 0 0 1-18-22z" />
        <g stroke="var(--indigo)" strokeWidth="4" strokeLinecap="round">
          <path d="M530 134l-8 24M560 134l-8 24M590 134l-8 24M545 166l-8 24M575 166l-8 24M605 166l-8 24" />
        </g>
      </g>
      <path d="M0 226q80-34 160-10v144H0z" fill="var(--leaf)" />
      <path d="M160 216q80 20 160-6v150H160z" fill="var(--leaf-tint)" />
      <path d="M320 210q80-22 160 4v146H320z" fill="var(--turmeric)" />
      <path d="M480 214q80 24 160-4v150H480z" fill="var(--leaf-strong)" />
      <g stroke="var(--paper)" strokeWidth="3" opacity=".45" fill="none">
        <path d="M0 262q80-30 160-8M0 300q80-26 160-6M0 336q80-22 160-4M480 250q80 22 160-2M480 290q80 20 160-2M480 328q80 18 160-2" />
      </g>
      <g fill="var(--turmeric)">
        {flowers.map(([x, y]) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}v30`} stroke="var(--leaf)" strokeWidth="3" />
            <circle cx={x - 5} cy={y} r="5" />
            <circle cx={x + 5} cy={y} r="5" />
            <circle cx={x} cy={y - 6} r="5" />
          </g>
        ))}
      </g>
      <g stroke="var(--terracotta-strong)" strokeWidth="3" strokeLinecap="round" fill="none">
        {ears.map((x) => (
          <path key={x} d={`M${x} 330v-52m0 8l-7-8m7 8l7-8m-7 20l-7-8m7 8l7-8m-7 20l-7-8m7 8l7-8`} />
        ))}
      </g>
      <g fill="var(--terracotta)">
        {carrots.map((x) => (
          <g key={x}>
            <path d={`M${x - 8} 300h16l-8 34z`} />
            <path d={`M${x} 300l-8-16M${x} 300v-19M${x} 300l8-16`} stroke="var(--paper)" strokeWidth="3" />
          </g>
        ))}
      </g>
    </>
  )
}

const rays = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const carrots = [34, 80, 126]
const ears = [345, 370, 395, 420, 445]
const flowers = [
  [185, 262],
  [215, 288],
  [245, 260],
  [275, 290],
  [300, 264],
  [190, 312],
  [250, 318],
] as const
