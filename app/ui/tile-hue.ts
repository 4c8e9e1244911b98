/** The hue of each category's tiles, near the backdrop of its pictures. */
const hues: Record<string, number> = {
  coffee: 76,
  juice: 70,
  pulses: 78,
  vegetables: 130,
  fruits: 58,
  'handmade arts': 30,
  healthcare: 160,
  medicines: 185,
  'personal care': 12,
  oils: 90,
  'dry fruits': 62,
  'dairy products': 235,
}

/** The hue of what stands behind a picture until it has come. */
export function tileHue(category: string): number {
  return hues[category] ?? 84
}
