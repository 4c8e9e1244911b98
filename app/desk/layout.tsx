import { Outlet } from 'react-router'

import { StyleSheet } from '#app/frame/style-sheet.tsx'

import type { Route } from './+types/layout.ts'

import styleText from './desk.css?inline'
import styleFile from './desk.css?url'

/** A link only in development, where changed styles are replaced without a reload. */
export const links: Route.LinksFunction = () =>
  import.meta.env.DEV ? [{ rel: 'stylesheet', href: styleFile }] : []

/** The desk: its styles. The frame is around the rooms of panel and stall, which are in its header. */
export default function DeskLayout() {
  return (
    <>
      {import.meta.env.PROD && <StyleSheet file={styleFile} text={import.meta.env.SSR ? styleText : ''} />}
      <Outlet />
    </>
  )
}
