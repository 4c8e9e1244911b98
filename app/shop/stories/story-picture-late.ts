import { untilAnswered } from '#app/client/connection.ts'
import { late } from '#app/client/late.tsx'

/** The drawing at the head of a story, which the document brings: its script comes when the page is idle. */
export const StoryPicture = late(async () => (await import('./story-picture.tsx')).StoryPicture)

/** Has it there before a page is shown that the server has not drawn. */
export async function loadStoryPicture(): Promise<void> {
  await untilAnswered(() => import('./story-picture.tsx'))
  await StoryPicture.load()
}
