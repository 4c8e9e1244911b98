import { PageHead } from '#app/frame/head/page-head.tsx'

import { Controls } from './controls.tsx'
import { Goods } from './goods.tsx'
import { Scheme } from './scheme.tsx'

export { ErrorBoundary } from '#app/frame/error-page.tsx'

const schemes = ['light', 'dark'] as const

/**
 * Every part of the design system in every state. Only in development: the production build leaves it out.
 */
export default function UiGallery() {
  return (
    <div className="shell py-10">
      <PageHead title="Design system" />
      <h1 className="text-4xl">The design system</h1>
      <p className="text-ink-soft mt-2">Every component in every state, light and dark.</p>
      <div className="mt-8 grid gap-6 lg:grid-cols-2">
        {schemes.map((scheme) => (
          <Scheme key={scheme} scheme={scheme}>
            <Controls />
            <Goods />
          </Scheme>
        ))}
      </div>
    </div>
  )
}
