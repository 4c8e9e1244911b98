import { pictureColours } from '#app/ui/picture-colours.ts'

/** A morning at the market: a neem tree, two awnings and full baskets. */
export function MarketScene({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 480 360"
      className={className}
      style={pictureColours}
      aria-hidden="true"
      focusable="false"
    >
      <rect width="480" height="360" fill="var(--turmeric-tint)" />
      <circle cx="372" cy="92" r="46" fill="var(--turmeric)" />
      <path d="M0 226q120-52 240-18t240-14v166H0z" fill="var(--leaf-tint)" />
      <g fill="var(--leaf)">
        <path d="M86 250c4-40 4-66-2-96h14c-4 30-2 58 4 96z" fill="var(--terracotta-strong)" />
        <circle cx="58" cy="126" r="38" />
        <circle cx="104" cy="96" r="48" />
        <circle cx="138" cy="138" r="34" />
        <circle cx="84" cy="150" r="34" />
      </g>
      <g stroke="var(--paper)" strokeWidth="3" strokeLinecap="round" opacity=".5">
        <path d="M60 112l12 10M92 78l14 12M122 108l12 10M84 138l12 10M132 142l10 8M50 138l10 8" />
      </g>
      <path d="M0 276h480v84H0z" fill="var(--terracotta-tint)" />
      <Stall x={146} colour="var(--terracotta)" />
      <Stall x={312} colour="var(--indigo)" />
      <Basket x={158} fill="var(--leaf)" />
      <Basket x={214} fill="var(--terracotta)" />
      <Basket x={324} fill="var(--turmeric)" />
      <Basket x={380} fill="var(--leaf-strong)" />
    </svg>
  )
}

function Stall({ x, colour }: { x: number; colour: string }) {
  const stripes = [0, 1, 2, 3, 4, 5]
  return (
    <g transform={`translate(${x} 176)`}>
      <path
        d="M8 20v130M122 20v130"
        stroke="var(--terracotta-strong)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M10 0h110l14 30H-4z" fill={colour} />
      {stripes.map((stripe) => (
        <path
          key={stripe}
          d={`M${-4 + stripe * 23} 30a11.5 13 0 0 0 23 0z`}
          fill={stripe % 2 === 0 ? colour : 'var(--paper-raised)'}
        />
      ))}
      <path d="M-2 118h134v12H-2z" fill="var(--terracotta-strong)" />
    </g>
  )
}

function Basket({ x, fill }: { x: number; fill: string }) {
  return (
    <g transform={`translate(${x} 262)`}>
      <g fill={fill}>
        <circle cx="12" cy="10" r="9" />
        <circle cx="26" cy="5" r="10" />
        <circle cx="40" cy="10" r="9" />
      </g>
      <path d="M0 14h52l-7 26H7z" fill="var(--turmeric-strong)" />
      <path d="M3 23h46M5 31h42" stroke="var(--paper)" strokeWidth="1.6" opacity=".5" />
    </g>
  )
}
