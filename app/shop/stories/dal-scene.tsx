/** Three bowls of dal in their colours, and two open pods. */
export function DalScene() {
  return (
    <>
      <rect width="640" height="360" fill="var(--terracotta-tint)" />
      <path d="M0 292h640v68H0z" fill="var(--terracotta-strong)" opacity=".22" />
      <Pod at="translate(196 112) rotate(-18)" seed="var(--turmeric)" />
      <Pod at="translate(446 104) rotate(14)" seed="var(--paper-raised)" />
      <Bowl x={142} dal="var(--turmeric)" shade="var(--turmeric-strong)" />
      <Bowl x={320} dal="var(--terracotta)" shade="var(--terracotta-strong)" />
      <Bowl x={498} dal="var(--leaf)" shade="var(--leaf-strong)" />
    </>
  )
}

function Pod({ at, seed }: { at: string; seed: string }) {
  return (
    <g transform={at}>
      <path d="M-118 0q-22-14-34-10 8 14 34 10z" fill="var(--leaf-strong)" />
      <path d="M-120 0q120-66 250-2-130 66-250 2z" fill="var(--leaf)" />
      <path d="M-98 0q98-36 204-1-106 36-204 1z" fill="var(--leaf-strong)" />
      {[-66, -28, 10, 48, 80].map((x) => (
        <circle key={x} cx={x} cy="0" r="15" fill={seed} />
      ))}
    </g>
  )
}

function Bowl({ x, dal, shade }: { x: number; dal: string; shade: string }) {
  return (
    <g transform={`translate(${x} 286)`}>
      <path d="M-66 2q66-92 132 0z" fill={dal} />
      <g fill={shade}>
        {grains.map(([cx, cy]) => (
          <ellipse key={`${cx} ${cy}`} cx={cx} cy={cy} rx="6" ry="4" />
        ))}
      </g>
      <path d="M-70 0h140q-6 54-70 54t-70-54z" fill="var(--indigo)" />
      <path
        d="M-60 18h120"
        stroke="var(--on-indigo)"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
    </g>
  )
}

const grains = [
  [0, -34],
  [-22, -24],
  [20, -25],
  [-4, -19],
  [-40, -10],
  [-20, -9],
  [4, -6],
  [25, -10],
  [44, -8],
] as const
