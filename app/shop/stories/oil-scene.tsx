/** A ghani at work: mortar, leaning pestle, oil running into a pot, a bottle beside it. */
export function OilScene() {
  return (
    <>
      <rect width="640" height="360" fill="var(--leaf-tint)" />
      <path d="M0 286h640v74H0z" fill="var(--turmeric-tint)" />
      <ellipse
        cx="286"
        cy="304"
        rx="210"
        ry="26"
        fill="none"
        stroke="var(--turmeric-strong)"
        strokeWidth="3"
        strokeDasharray="10 12"
        opacity=".7"
      />
      <path d="M262 176L404 26l18 16-126 160z" fill="var(--terracotta-strong)" />
      <path d="M396 40L520 96" stroke="var(--terracotta-strong)" strokeWidth="12" strokeLinecap="round" />
      <path d="M520 96v176" stroke="var(--line-strong)" strokeWidth="5" />
      <circle cx="520" cy="276" r="18" fill="var(--line-strong)" />
      <ellipse cx="266" cy="178" rx="96" ry="26" fill="var(--terracotta-strong)" />
      <ellipse cx="266" cy="178" rx="76" ry="18" fill="var(--ink)" opacity=".55" />
      <g fill="var(--turmeric)">
        {seeds.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="4.5" />
        ))}
      </g>
      <path
        d="M170 178c0 34 34 48 34 76v52h124v-52c0-28 34-42 34-76q-96 52-192 0z"
        fill="var(--terracotta)"
      />
      <path
        d="M186 214q80 34 160 0M206 258q60 16 120 0"
        stroke="var(--paper)"
        strokeWidth="3"
        opacity=".45"
        fill="none"
      />
      <path d="M206 262h-44v10h44z" fill="var(--terracotta-strong)" />
      <path d="M166 272v34" stroke="var(--turmeric)" strokeWidth="7" strokeLinecap="round" />
      <ellipse cx="158" cy="304" rx="36" ry="9" fill="var(--turmeric)" />
      <path d="M120 304h76q0 44-38 44t-38-44z" fill="var(--turmeric-strong)" />
      <path
        d="M564 214h22v30q20 10 20 36v52q0 10-10 10h-42q-10 0-10-10v-52q0-26 20-36z"
        fill="var(--turmeric)"
      />
      <path d="M562 200h26v16h-26z" fill="var(--terracotta-strong)" />
      <rect x="548" y="282" width="54" height="40" rx="4" fill="var(--paper-raised)" />
      <path d="M575 288c9 8 9 18 0 28-9-10-9-20 0-28z" fill="var(--leaf)" />
      <g fill="var(--turmeric)">
        <circle cx="40" cy="96" r="7" />
        <circle cx="66" cy="74" r="7" />
        <circle cx="92" cy="98" r="7" />
        <circle cx="62" cy="116" r="7" />
      </g>
      <path
        d="M66 120v166M66 190q-28-4-36-30M66 224q30-6 38-36"
        stroke="var(--leaf)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  )
}

const seeds = [
  [206, 176],
  [220, 184],
  [236, 174],
  [248, 187],
  [300, 184],
  [314, 176],
  [326, 181],
  [286, 188],
  [226, 170],
  [318, 170],
] as const
