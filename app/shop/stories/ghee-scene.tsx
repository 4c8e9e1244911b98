/** A clay pot with its churn and rope, and a jar of ghee with a spoon. */
export function GheeScene() {
  return (
    <>
      <rect width="640" height="360" fill="var(--indigo-tint)" />
      <circle cx="226" cy="176" r="150" fill="var(--turmeric-tint)" />
      <path d="M0 292h640v68H0z" fill="var(--terracotta-tint)" />
      <path d="M220 22h16v190h-16z" fill="var(--terracotta-strong)" />
      <path d="M212 14h32v14h-32z" fill="var(--terracotta-strong)" />
      <g stroke="var(--turmeric-strong)" strokeWidth="6" fill="none" strokeLinecap="round">
        <path d="M62 110q80-14 158-8M236 112q80-6 150 22" />
        <path d="M218 96h20M218 106h20M218 116h20" />
      </g>
      <ellipse cx="228" cy="178" rx="70" ry="16" fill="var(--paper-raised)" />
      <g fill="var(--turmeric)">
        <ellipse cx="190" cy="176" rx="15" ry="6" />
        <ellipse cx="262" cy="181" rx="18" ry="6" />
        <ellipse cx="214" cy="186" rx="10" ry="4" />
      </g>
      <path
        d="M154 170q-10 0-10 12 0 10 12 12-44 26-44 74c0 46 46 70 116 70s116-24 116-70c0-48-44-74-44-74 12-2 12-12 12-12 0-12-10-12-10-12-6 26-142 26-148 0z"
        fill="var(--terracotta)"
      />
      <path
        d="M122 246q106 40 212 0"
        stroke="var(--paper)"
        strokeWidth="4"
        strokeDasharray="3 11"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M116 268q112 42 224 0" stroke="var(--paper)" strokeWidth="3" opacity=".55" fill="none" />
      <rect x="442" y="192" width="112" height="146" rx="18" fill="var(--paper-raised)" />
      <path d="M442 234q56-16 112 0v86q0 18-18 18h-76q-18 0-18-18z" fill="var(--turmeric)" />
      <rect x="436" y="172" width="124" height="26" rx="7" fill="var(--indigo)" />
      <rect x="462" y="258" width="72" height="52" rx="5" fill="var(--paper-raised)" />
      <path d="M498 264c12 11 12 26 0 40-12-14-12-29 0-40z" fill="var(--leaf)" />
      <path d="M584 336l22-96" stroke="var(--line-strong)" strokeWidth="7" strokeLinecap="round" />
      <ellipse cx="610" cy="222" rx="14" ry="22" transform="rotate(13 610 222)" fill="var(--turmeric)" />
      <path
        d="M470 122q-14 22 0 36M500 112q-14 24 0 42M530 122q-14 22 0 36"
        stroke="var(--turmeric-strong)"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
        opacity=".6"
      />
    </>
  )
}
