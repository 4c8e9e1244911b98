import { NavLink } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { deskProductsPath, stallPath } from '#app/paths.ts'
import { isAdmin } from '#domain/ground/rules.ts'
import * as words from '#words/frame/header/en.ts'

interface WorkLinkProps {
  className: string | ((link: { isActive: boolean }) => string)
  onClick?: () => void
}

/** To the panel for admins, to the stall for those who have duties; nothing for everybody else. */
export function WorkLink(props: WorkLinkProps) {
  const user = useCustomer((state) => state.user)
  const to = user && (isAdmin(user) ? deskProductsPath : user.duties[0] && stallPath)
  return (
    to && (
      <NavLink to={to} reloadDocument {...props}>
        {to === stallPath ? words.stall : words.adminPanel}
      </NavLink>
    )
  )
}
