/** The longer side of what is sent, in pixels: as much as the shop keeps. */
const longestSide = 1280

/**
 * A picture in the size in which the shop keeps it, upright, as a data URL: a photograph of 5 MB is some
 * 300 KB then, and where it was taken stays on the phone. Rejects for a file that this browser cannot show.
 */
export async function shrunkPicture(file: Blob): Promise<string> {
  const whole = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(whole.width * scale))
  canvas.height = Math.max(1, Math.round(whole.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  // What is see-through would be black in a JPEG.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(whole, 0, 0, canvas.width, canvas.height)
  whole.close()
  return canvas.toDataURL('image/jpeg', 0.85)
}
