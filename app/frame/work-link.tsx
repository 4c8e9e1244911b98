import { NavLink } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { deskProductsPath, stallPath } from '#app/paths.ts'
import { isAdmin } from '#domain/customers/rules.ts'

interface WorkLinkProps {
  className: string | ((link: { isActive: boolean }) => string)
  onClick?: () => void
}

/** To the panel for admins, to the stall for those who have duties; nothing for everybody else. */
export function WorkLink(props: WorkLinkProps) {
  const user = useCustomer((state) => state.user)
  const isKeeper = user && isAdmin(user)
  if (!isKeeper && !user?.duties[0]) return null
  return (
    <NavLink to={isKeeper ? deskProductsPath : stallPath} reloadDocument {...props}>
      {isKeeper ? 'Admin Panel' : 'Stall'}
    </NavLink>
  )
}
