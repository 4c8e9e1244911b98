/** A colour as red, green and blue, 0 to 255 each. */
type Rgb = [red: number, green: number, blue: number]

function parse(hex: string): Rgb {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex
  return [1, 3, 5].map((start) => Number.parseInt(full.slice(start, start + 2), 16)) as Rgb
}

function format(rgb: readonly number[]) {
  return `#${rgb
    .map((channel) =>
      Math.round(Math.min(255, Math.max(0, channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A colour from shares of red, green and blue, 0 to 1 each. */
export function fromShares(shares: readonly [red: number, green: number, blue: number]) {
  return format(shares.map((share) => share * 255))
}

/** The shares of red, green and blue in a colour. */
export function toShares(colour: string) {
  return parse(colour).map((channel) => channel / 255)
}

/** `share` of the second colour mixed into the first. */
export function mix(first: string, second: string, share: number) {
  const other = parse(second)
  return format(parse(first).map((channel, index) => channel + ((other[index] ?? 0) - channel) * share))
}

/** Towards a warm white. */
export function lighten(colour: string, share: number) {
  return mix(colour, '#fffaf0', share)
}

/** Towards a violet brown, because shadows of black look dirty beside the icon set's own. */
export function darken(colour: string, share: number) {
  return mix(colour, '#2a1020', share)
}

/** How light a colour looks, 0 to 1. */
export function lightness(colour: string) {
  const [red, green, blue] = parse(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function toHsl(colour: string) {
  const [red, green, blue] = parse(colour).map((channel) => channel / 255) as Rgb
  const high = Math.max(red, green, blue)
  const low = Math.min(red, green, blue)
  const spread = high - low
  const light = (high + low) / 2
  if (spread === 0) return { hue: 0, strength: 0, light }
  let sixth = (red - green) / spread + 4
  if (high === red) sixth = (green - blue) / spread
  else if (high === green) sixth = (blue - red) / spread + 2
  return { hue: (sixth * 60 + 360) % 360, strength: spread / (1 - Math.abs(2 * light - 1)), light }
}

/** Where a colour lies on the colour wheel, 0 to 360. */
export function hueOf(colour: string) {
  return toHsl(colour).hue
}

/** The colour turned on the colour wheel, its saturation and lightness multiplied. */
export function turn(colour: string, degrees: number, saturation = 1, lightFactor = 1) {
  const { hue, strength, light: before } = toHsl(colour)
  const light = Math.min(1, before * lightFactor)
  const chroma = (1 - Math.abs(2 * light - 1)) * Math.min(1, strength * saturation)
  const sixth = ((hue + degrees + 720) % 360) / 60
  const second = chroma * (1 - Math.abs((sixth % 2) - 1))
  const wheel: Rgb[] = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ]
  const base = light - chroma / 2
  return format((wheel[Math.floor(sixth)] ?? [0, 0, 0]).map((channel) => (channel + base) * 255))
}
