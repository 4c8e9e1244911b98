export const acceptedPictures = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif']

/** The most pictures of a product; the server refuses more. */
export const mostPictures = 10

/** Bytes; as much as the server takes. */
const largest = 10 * 1024 * 1024

/** Which of the chosen files are sent, and a sentence for each reason why others are not. */
export interface Choice<Chosen> {
  taken: Chosen[]
  refusals: string[]
}

/** Looks the files over before anything is sent; `had` pictures are in the form already. */
export function choosePictures<Chosen extends Pick<File, 'name' | 'type' | 'size'>>(
  files: readonly Chosen[],
  had: number,
): Choice<Chosen> {
  const { fit, refusals } = fitPictures(files)
  const room = Math.max(0, mostPictures - had)
  if (fit.length > room) refusals.push(tooMany(fit.length - room))
  return { taken: fit.slice(0, room), refusals }
}

/** Which of the files are pictures that the shop takes, and a sentence for each that is not. */
export function fitPictures<Chosen extends Pick<File, 'name' | 'type' | 'size'>>(files: readonly Chosen[]) {
  const refusals: string[] = []
  const fit = files.filter(({ name, type, size }) => {
    if (!acceptedPictures.includes(type))
      refusals.push(`${name} is not a PNG, JPEG, WebP, AVIF or GIF picture.`)
    else if (size > largest) refusals.push(`${name} is larger than 10 MB. Please choose a smaller picture.`)
    else return true
    return false
  })
  return { fit, refusals }
}

function tooMany(left: number): string {
  const leftOut = left === 1 ? '1 picture was left out.' : `${left} pictures were left out.`
  return `A product has at most ${mostPictures} pictures. ${leftOut}`
}
