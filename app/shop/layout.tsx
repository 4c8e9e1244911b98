import { useEffect } from 'react'
import { Outlet } from 'react-router'

import { fetchWhenIdle } from '#app/client/prefetch.ts'
import { registerWorker } from '#app/client/register-worker.ts'
import { Frame } from '#app/frame/frame.tsx'
import { StyleSheet } from '#app/frame/style-sheet.tsx'

import type { Route } from './+types/layout.ts'
import { nextParts } from './next-parts.ts'

import styleText from './shop.css?inline'
import styleFile from './shop.css?url'

/** A link only in development, where a changed style shows without a new page. */
export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: styleFile }] : []

/** The storefront: its styles, and the frame around its screens. */
export default function ShopLayout() {
  useEffect(() => {
    void fetchWhenIdle(nextParts)
    void registerWorker()
  }, [])
  return (
    <>
      {import.meta.env.PROD && <StyleSheet file={styleFile} text={import.meta.env.SSR ? styleText : ''} />}
      <Frame>
        <Outlet />
      </Frame>
    </>
  )
}
