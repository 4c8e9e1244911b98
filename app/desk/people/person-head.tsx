import { Avatar } from '#app/desk/widgets/avatar.tsx'
import type { User } from '#contract/customers.ts'

/** Who a dialog is about. */
export function PersonHead({ user }: { user: User }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar name={user.name} picture={user.profilePic} />
      <p className="min-w-0 leading-snug wrap-anywhere">
        <span className="font-semibold">{user.name}</span>
        <span className="text-ink-soft block text-sm">{user.email || user.mobile}</span>
      </p>
    </div>
  )
}
