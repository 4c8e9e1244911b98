import type { CSSProperties } from 'react'

/**
 * Light-scheme colours for our drawings: a picture keeps them in dark mode, where it is only dimmed a
 * little, as all pictures are.
 */
export const pictureColours = {
  '--paper': 'oklch(0.97 0.014 84)',
  '--paper-raised': 'oklch(0.992 0.006 84)',
  '--ink': 'oklch(0.262 0.035 274)',
  '--line-strong': 'oklch(0.62 0.035 76)',
  '--leaf': 'oklch(0.435 0.098 146)',
  '--leaf-strong': 'oklch(0.365 0.088 147)',
  '--leaf-tint': 'oklch(0.93 0.042 136)',
  '--turmeric': 'oklch(0.815 0.148 80)',
  '--turmeric-strong': 'oklch(0.53 0.112 68)',
  '--turmeric-tint': 'oklch(0.94 0.058 88)',
  '--terracotta': 'oklch(0.545 0.148 38)',
  '--terracotta-strong': 'oklch(0.475 0.138 36)',
  '--terracotta-tint': 'oklch(0.93 0.036 48)',
  '--indigo': 'oklch(0.355 0.088 276)',
  '--indigo-tint': 'oklch(0.925 0.022 278)',
  '--on-indigo': 'oklch(0.965 0.016 88)',
  filter: 'brightness(var(--picture-light))',
} as CSSProperties
