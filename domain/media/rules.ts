/** The widths, in pixels, in which our own image store keeps a picture. */
export const pictureWidths = [400, 800] as const

/**
 * The width, in pixels, of the small copy of a leading picture, in AVIF alone: for tiles, rows of a list and
 * what else shows it at up to 80 CSS pixels. A picture kept before there were such copies has none, so the
 * shop sends its next width under that address (server/pictures.ts).
 */
export const thumbnailWidth = 160

export interface PictureSources {
  /** What `<img>` shows where nothing better is known. */
  src: string
  /** `srcset`s of the same picture, lightest format first; null for a picture that is not ours. */
  avif: string | null
  webp: string | null
}

const ownPicture = /^(\/images\/.+)-800\.webp$/
const furtherView = /-\d$/

/**
 * In which files a picture can be had. Ours stand at `/images/<name>-800.webp` with siblings in the other
 * widths and in AVIF. A further view of drawn goods (`/images/<name>-<number>-800.webp`) has no small copy,
 * and its WebP is made when somebody asks for it (decision 089). A foreign address is one file and is shown
 * plain.
 */
export function pictureSources(url: string): PictureSources {
  const name = ownPicture.exec(url)?.[1]
  if (!name) return { src: url, avif: null, webp: null }
  const [avif, webp] = [sourceSet(name, 'avif'), sourceSet(name, 'webp')]
  if (furtherView.test(name)) return { src: url, avif, webp }
  return { src: url, avif: `${name}-${thumbnailWidth}.avif ${thumbnailWidth}w, ${avif}`, webp }
}

/** An upload is named by the hash of what was sent, a drawing of the demo market by its product. */
const upload = /^[\da-f]{32}$/

/** Whether a picture is drawn, as those of the demo market are: people are told so who cannot see it. */
export function isIllustration(url: string): boolean {
  const name = ownPicture.exec(url)?.[1]?.slice('/images/'.length)
  return name !== undefined && !upload.test(name)
}

function sourceSet(name: string, format: 'avif' | 'webp'): string {
  return pictureWidths.map((width) => `${name}-${width}.${format} ${width}w`).join(', ')
}
