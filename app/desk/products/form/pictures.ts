/** A picture of a product's form, in the order of the list; the first one leads. */
export interface Picture {
  /** Its name within this form. */
  key: string
  /** What `<img>` shows: an object URL of the chosen file, or the address of a picture that is kept. */
  preview: string
  upload: Upload
}

type Upload =
  | { state: 'waiting' }
  /** `progress` from 0 to 1. */
  | { state: 'sending'; progress: number }
  | { state: 'failed'; reason: string | null }
  /** `address` is what the product is saved with. */
  | { state: 'kept'; address: string }

export type PictureEvent =
  | { type: 'added'; pictures: { key: string; preview: string }[] }
  | { type: 'began'; key: string }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'kept'; key: string; address: string }
  /** With the server's reason, where it gave one. */
  | { type: 'failed'; key: string; reason: string | null }
  | { type: 'retried'; key: string }
  | { type: 'removed'; key: string }
  | { type: 'moved'; key: string; to: number }
  /** In place of all pictures: those that are kept at these addresses. */
  | { type: 'replaced'; addresses: readonly string[] }

/** How many are sent at a time. */
const atOnce = 3

/** Reducer: the pictures after an event. An event of a picture that was removed meanwhile changes nothing. */
export function afterEvent(pictures: readonly Picture[], event: PictureEvent): readonly Picture[] {
  switch (event.type) {
    case 'added':
      return [...pictures, ...event.pictures.map((added) => ({ ...added, upload: waiting }))]
    case 'began':
      return withUpload(pictures, event.key, { state: 'sending', progress: 0 })
    case 'progressed':
      return withUpload(pictures, event.key, { state: 'sending', progress: event.progress })
    case 'kept':
      return withUpload(pictures, event.key, { state: 'kept', address: event.address })
    case 'failed':
      return withUpload(pictures, event.key, { state: 'failed', reason: event.reason })
    case 'retried':
      return withUpload(pictures, event.key, waiting)
    case 'removed':
      return pictures.filter(({ key }) => key !== event.key)
    case 'moved':
      return moved(pictures, event.key, event.to)
    case 'replaced':
      return keptPictures(event.addresses)
  }
}

/** Pictures that a product has. */
export function keptPictures(addresses: readonly string[]): readonly Picture[] {
  return addresses.map((address, place) => ({
    key: `${place} ${address}`,
    preview: address,
    upload: { state: 'kept', address },
  }))
}

/** Those whose turn it is to be sent, in their order. */
export function dueToSend(pictures: readonly Picture[]): readonly Picture[] {
  const sending = pictures.filter(({ upload }) => upload.state === 'sending')
  const due = pictures.filter(({ upload }) => upload.state === 'waiting')
  return due.slice(0, Math.max(0, atOnce - sending.length))
}

/** Whether any is still on its way. */
export function isUnderWay(pictures: readonly Picture[]): boolean {
  return pictures.some(({ upload }) => upload.state === 'waiting' || upload.state === 'sending')
}

export function hasFailed(pictures: readonly Picture[]): boolean {
  return pictures.some(({ upload }) => upload.state === 'failed')
}

/** The addresses of those that are kept, in their order. */
export function addressesOf(pictures: readonly Picture[]): string[] {
  return pictures.flatMap(({ upload }) => (upload.state === 'kept' ? [upload.address] : []))
}

const waiting: Upload = { state: 'waiting' }

function withUpload(pictures: readonly Picture[], key: string, upload: Upload): readonly Picture[] {
  return pictures.map((picture) => (picture.key === key ? { ...picture, upload } : picture))
}

function moved(pictures: readonly Picture[], key: string, to: number): readonly Picture[] {
  const picture = pictures.find((each) => each.key === key)
  if (!picture) return pictures
  const others = pictures.filter((each) => each !== picture)
  return [...others.slice(0, to), picture, ...others.slice(to)]
}
