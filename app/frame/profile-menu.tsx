import { CircleUserRound } from 'lucide-react'
import { useId } from 'react'

import { late } from '#app/client/late.tsx'
import { useCustomer } from '#app/client/store.ts'
import { iconButtonLook } from '#app/ui/button.tsx'
import * as words from '#words/frame/header/en.ts'

const ProfileMenuContent = late(async () => (await import('./menu-content.tsx')).ProfileMenuContent)

/** The account menu, in a native popover, which works before hydration. */
export function ProfileMenu() {
  const user = useCustomer((state) => state.user)
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={user ? words.accountOf(user.name) : words.yourAccount}
        onPointerEnter={() => void ProfileMenuContent.load()}
        onFocus={() => void ProfileMenuContent.load()}
        className={`${iconButtonLook} header-button`}
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
        id={id}
        popover="auto"
        className="profile-menu bg-paper-raised border-line rounded-card shadow-lift w-60 max-w-[calc(100vw-2*var(--gutter))] border p-2"
      >
        <ProfileMenuContent menuId={id} />
      </div>
    </>
  )
}
