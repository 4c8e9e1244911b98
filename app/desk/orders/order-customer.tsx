import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

export function OrderCustomer({ order: { user } }: { order: OrderDetail }) {
  return (
    <div className="mt-1 text-sm">
      <p className="flex items-center gap-1">
        <span className="min-w-0 font-semibold wrap-anywhere">{user.name}</span>
        <CopyButton what="name" text={user.name} />
      </p>
      {user.email && (
        <p className="flex items-center gap-1">
          <a href={`mailto:${user.email}`} className="min-w-0 wrap-anywhere underline">
            {user.email}
          </a>
          <CopyButton what="e-mail" text={user.email} />
        </p>
      )}
    </div>
  )
}
