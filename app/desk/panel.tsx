import { Package, ReceiptText, Users } from 'lucide-react'
import { NavLink, Outlet } from 'react-router'

import { ErrorPage } from '#app/frame/error-page.tsx'
import { shopContext } from '#app/pages.server/ctx.server.ts'
import { run } from '#app/pages.server/run.server.ts'
import { deskOrdersPath, deskProductsPath, deskUsersPath } from '#app/paths.ts'
import { BlockPrintBorder } from '#app/ui/ornaments.tsx'
import { me } from '#domain/customers/queries.ts'

import type { Route } from './+types/panel.ts'
import { adminOnly } from './admin-only.server.ts'

/** A child with a loader of its own asks `adminOnly` as well: the router may fetch its data alone. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(shopContext)
  adminOnly(ctx)
  const { name, role, image } = await run(() => me(ctx))
  return { name, role, image }
}

const rooms = [
  { label: 'All Users', to: deskUsersPath, Icon: Users },
  { label: 'All Products', to: deskProductsPath, Icon: Package },
  { label: 'All Orders', to: deskOrdersPath, Icon: ReceiptText },
]

export default function Panel({ loaderData: { name, role, image } }: Route.ComponentProps) {
  return (
    <div className="shell grid gap-x-10 gap-y-6 pt-8 lg:grid-cols-[16rem_1fr]">
      <aside className="bg-paper-raised border-line rounded-card self-start overflow-hidden border">
        <BlockPrintBorder className="text-terracotta" />
        <div className="flex items-center gap-4 p-5 lg:flex-col lg:text-center">
          {image ? (
            <img src={image} alt="" width={80} height={80} className="size-20 rounded-full object-cover" />
          ) : (
            <span
              aria-hidden="true"
              className="font-display bg-leaf-tint text-leaf-strong flex size-20 shrink-0 items-center justify-center rounded-full text-4xl"
            >
              {initial(name)}
            </span>
          )}
          <div className="min-w-0">
            <p className="text-lg font-semibold break-words">{name}</p>
            <p className="text-ink-soft text-sm">{role}</p>
          </div>
        </div>
        <nav aria-label="Admin panel" className="border-line flex overflow-x-auto border-t p-2 lg:flex-col">
          {rooms.map(({ label, to, Icon }) => (
            <NavLink key={to} to={to} className={roomClass}>
              <Icon size={20} aria-hidden="true" className="max-sm:hidden" />
              {label}
            </NavLink>
          ))}
        </nav>
      </aside>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

/** Error boundary of every room, within the frame, which stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

function initial(name: string): string {
  const first = name.trim().codePointAt(0)
  return first === undefined ? '' : String.fromCodePoint(first).toUpperCase()
}

function roomClass({ isActive }: { isActive: boolean }): string {
  return `flex min-h-11 flex-1 items-center justify-center gap-3 rounded-[10px] px-2 text-center font-semibold whitespace-nowrap transition-colors sm:px-4 lg:justify-start ${isActive ? 'bg-leaf text-on-leaf' : 'hover:bg-paper-sunken'}`
}
