import { data } from 'react-router'

import { PageHead } from '#app/frame/head/page-head.tsx'
import { staticPageHeaders } from '#app/pages.server/static-page.server.ts'
import { storiesPath, storyPath } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { LeafDivider } from '#app/ui/ornaments.tsx'
import { Prose } from '#app/ui/prose.tsx'
import * as words from '#words/shop/stories/en.ts'

import type { Route } from './+types/story.ts'
import { stories, storyOf } from './stories.ts'
import { StoryPicture, loadStoryPicture } from './story-picture-late.ts'
import { storyTexts } from './texts.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

/** Only says whether there is such a story: its text comes with the page's own script. */
export function loader({ params }: Route.LoaderArgs) {
  return data({ slug: knownStory(params.slug).slug }, { headers: staticPageHeaders() })
}

/** Within the shop the list is known already. */
export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  await loadStoryPicture()
  return { slug: knownStory(params.slug).slug }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

function knownStory(slug: string) {
  const story = storyOf(slug)
  if (!story) throw data({ message: words.noSuchStory }, { status: 404 })
  return story
}

export default function StoryPage({ loaderData }: Route.ComponentProps) {
  const story = knownStory(loaderData.slug)
  const path = storyPath(story.slug)
  const Text = storyTexts[story.slug]
  const next = stories[(stories.indexOf(story) + 1) % stories.length]
  return (
    <article className="shell max-w-5xl! pt-8">
      <PageHead title={story.title} path={path} description={story.summary} article={{ ...story, path }} />
      <StoryPicture slug={story.slug} className="rounded-card aspect-[16/9] w-full sm:aspect-[2/1]" />
      <div className="mx-auto max-w-[42rem]">
        <h1 className="mt-8 text-4xl sm:text-5xl">{story.title}</h1>
        <p className="text-ink-soft mt-4 text-lg">{story.summary}</p>
        <LeafDivider className="my-8" />
        <Prose>
          <Text />
        </Prose>
        <nav aria-label={words.moreStories} className="border-line mt-12 flex flex-wrap gap-3 border-t pt-6">
          {next && <ButtonLink to={storyPath(next.slug)}>{words.next(next.title)}</ButtonLink>}
          <ButtonLink to={storiesPath} look="quiet">
            {words.all}
          </ButtonLink>
        </nav>
      </div>
    </article>
  )
}
