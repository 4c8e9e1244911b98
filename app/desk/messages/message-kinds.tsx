import { NavLink } from 'react-router'

import { deskMessagesPath, deskPhonePath } from '#app/desk/desk-paths.ts'

/** Leads between what goes by mail and what goes to telephones. */
export function MessageKinds() {
  const look =
    'desk-row-button inline-flex items-center aria-[current]:border-leaf aria-[current]:bg-leaf-tint aria-[current]:text-leaf-strong'
  return (
    <nav aria-label="Messages" className="flex gap-1.5 text-sm">
      <NavLink end to={deskMessagesPath} className={look}>
        Mails
      </NavLink>
      <NavLink to={deskPhonePath} className={look}>
        Text messages
      </NavLink>
    </nav>
  )
}
