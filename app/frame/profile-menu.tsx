import { CircleUserRound } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'

import { useCustomer } from '#app/client/store.ts'
import { accountPath, deskProductsPath, loginPath, ordersPath } from '#app/paths.ts'
import { iconButtonClass } from '#app/ui/button.tsx'
import { isAdmin } from '#domain/customers/rules.ts'

import { useSignOut } from './sign-out.ts'

/** The account menu, in a native popover, which works before hydration. */
export function ProfileMenu() {
  const user = useCustomer((state) => state.user)
  const signOut = useSignOut()
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => menu.current?.hidePopover()

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={user ? `Your account, ${user.name}` : 'Your account'}
        className={iconButtonClass}
      >
        {user?.profilePic ? (
          <img
            src={user.profilePic}
            alt=""
            width={32}
            height={32}
            className="size-8 rounded-full object-cover"
          />
        ) : (
          <CircleUserRound size={25} />
        )}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="profile-menu bg-paper-raised border-line rounded-card shadow-lift w-60 border p-2"
      >
        {user ? (
          <>
            <div className="px-3 pt-2 pb-3">
              <p className="truncate font-semibold">{user.name}</p>
              <p className="text-ink-soft truncate text-sm">{user.email}</p>
            </div>
            {isAdmin(user) && (
              <Link to={deskProductsPath} reloadDocument onClick={close} className={itemClass}>
                Admin Panel
              </Link>
            )}
            <Link to={ordersPath} onClick={close} className={itemClass}>
              My Orders
            </Link>
            <Link to={accountPath} onClick={close} className={itemClass}>
              Account
            </Link>
            <button
              type="button"
              onClick={() => {
                close()
                void signOut()
              }}
              className={itemClass}
            >
              Logout
            </button>
          </>
        ) : (
          <Link to={loginPath} onClick={close} className={itemClass}>
            Login
          </Link>
        )}
      </div>
    </>
  )
}

const itemClass =
  'flex min-h-11 w-full items-center rounded-[10px] px-3 text-start font-medium hover:bg-paper-sunken transition-colors'
