/** Ears of bajra, jowar and ragi over three bowls of grain. */
export function MilletScene() {
  return (
    <>
      <rect width="640" height="360" fill="var(--terracotta-tint)" />
      <path d="M0 292h640v68H0z" fill="var(--terracotta-strong)" opacity=".22" />
      <g stroke="var(--leaf)" strokeWidth="6" strokeLinecap="round" fill="none">
        <path d="M142 292V176M142 250q-42-6-56-44M142 226q36-8 46-40M320 292V150M320 256q-44-10-58-48M320 232q40-4 60-44M498 292V170M498 252q-40-4-60-40M498 236q42-10 54-42" />
      </g>
      <rect x="123" y="52" width="38" height="132" rx="19" fill="var(--turmeric-strong)" />
      <g fill="var(--turmeric)">
        {beads.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
      <g fill="var(--terracotta)">
        {jowar.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="11" />
        ))}
      </g>
      <g stroke="var(--terracotta-strong)" strokeWidth="17" strokeLinecap="round" fill="none">
        <path d="M498 168q-52-22-44-84M498 168q-24-40-12-100M498 168q18-44 20-96M498 168q54-20 48-82" />
      </g>
      <g stroke="var(--turmeric)" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 11" fill="none">
        <path d="M498 168q-52-22-44-84M498 168q-24-40-12-100M498 168q18-44 20-96M498 168q54-20 48-82" />
      </g>
      <Bowl x={142} grain="var(--turmeric)" />
      <Bowl x={320} grain="var(--paper-raised)" />
      <Bowl x={498} grain="var(--terracotta)" />
    </>
  )
}

function Bowl({ x, grain }: { x: number; grain: string }) {
  return (
    <g transform={`translate(${x} 286)`}>
      <ellipse cx="0" cy="0" rx="66" ry="20" fill={grain} />
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

const beads = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [-10, 0, 10].map((column) => [142 + column, 66 + row * 15 + (column === 0 ? 6 : 0)] as const),
)

const jowar = [
  [320, 60],
  [304, 74],
  [336, 74],
  [290, 92],
  [320, 86],
  [350, 92],
  [302, 106],
  [338, 106],
  [284, 116],
  [320, 112],
  [356, 116],
  [300, 130],
  [340, 130],
  [320, 138],
] as const
