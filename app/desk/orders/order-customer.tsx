import { useState } from 'react'
import { Link } from 'react-router'

import { StatusLinkDialog } from '#app/desk/counter/links.tsx'
import { personPath } from '#app/desk/desk-paths.ts'
import { usePlace } from '#app/desk/use-place.ts'
import { CopyButton } from '#app/desk/widgets/copy-button.tsx'
import type { OrderDetail } from '#contract/order-desk.ts'

/** Whose order it is, the way to all that is known of them, and the link by which they see it. */
export function OrderCustomer({ order: { _id, user } }: { order: OrderDetail }) {
  const { isStall, has } = usePlace()
  const [showsLink, setShowsLink] = useState(false)
  const isKnown = user._id !== ''
  return (
    <div className="mt-1 text-sm">
      <p className="flex items-center gap-1">
        {isKnown && !isStall ? (
          <Link to={personPath(user._id)} className="min-w-0 font-semibold wrap-anywhere underline">
            {user.name}
          </Link>
        ) : (
          <span className="min-w-0 font-semibold wrap-anywhere">{user.name}</span>
        )}
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
      {isKnown && has('counter') && (
        <button type="button" className="desk-row-button mt-2" onClick={() => setShowsLink(true)}>
          Link to see the order
        </button>
      )}
      {showsLink && <StatusLinkDialog orderId={_id} onClose={() => setShowsLink(false)} />}
    </div>
  )
}
