import { Download } from 'lucide-react'

import { listPlace, listSearch } from '#app/desk/list/list-place.ts'
import { useRoomPlace } from '#app/desk/list/room-place.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { downloadCsv } from '#words/desk/widgets/en.ts'

interface ExportLinkProps {
  /** The call that answers the file: `/api/orders.csv`. */
  path: string
  /** What is in it: 'orders'. */
  of: string
}

/** Downloads the whole list of a room as CSV, narrowed as the room is. */
export function ExportLink({ path, of }: ExportLinkProps) {
  const { q, filters } = listPlace(useRoomPlace().search)
  return (
    <a
      href={path + listSearch({ q, filters })}
      download
      aria-label={downloadCsv(of)}
      className={buttonClass('quiet', 'small')}
    >
      <Download size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">CSV</span>
    </a>
  )
}
