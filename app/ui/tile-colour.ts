/** The hue of each category's tiles, near the backdrop of its pictures. */
const hues: Record<string, number> = {
  coffee: 58,
  juice: 70,
  pulses: 78,
  vegetables: 130,
  fruits: 45,
  'handmade arts': 30,
  healthcare: 160,
  medicines: 185,
  'personal care': 350,
  oils: 90,
  'dry fruits': 62,
  'dairy products': 235,
}

/** What stands behind a picture until it has come. Light in dark mode too, as the pictures are. */
export function tileColour(category: string): string {
  return `oklch(0.93 0.035 ${hues[category] ?? 84})`
}
