import { CircleUserRound } from 'lucide-react'
import { useId } from 'react'

import { useCustomer } from '#app/client/store.ts'
import { iconButtonClass } from '#app/ui/button.tsx'
import { late } from '#app/ui/late.tsx'

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
        aria-label={user ? `Your account, ${user.name}` : 'Your account'}
        onPointerEnter={() => void ProfileMenuContent.load()}
        onFocus={() => void ProfileMenuContent.load()}
        className={`${iconButtonClass} header-button`}
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
        className="profile-menu bg-paper-raised border-line rounded-card shadow-lift w-60 border p-2"
      >
        <ProfileMenuContent menuId={id} />
      </div>
    </>
  )
}
