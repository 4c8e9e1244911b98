import { useState } from 'react'

import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { Button } from '#app/ui/button.tsx'

/** Pictures that came with a return, shown large on a press. */
export function ReturnPictures({ pictures }: { pictures: readonly string[] }) {
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul aria-label="Pictures" className="mt-2 flex flex-wrap gap-2">
        {pictures.map((address, place) => (
          <li key={address}>
            <button
              type="button"
              aria-label={`Show picture ${place + 1} large`}
              onClick={() => setShown(place)}
              className="block cursor-zoom-in rounded-[10px]"
            >
              <img
                src={address}
                alt=""
                width={80}
                height={80}
                loading="lazy"
                className="bg-paper-sunken border-line size-20 rounded-[10px] border object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <DeskDialog
          title={`Picture ${shown + 1} of ${pictures.length}`}
          width="form"
          onClose={() => setShown(null)}
          footer={
            pictures.length > 1 && (
              <Button look="quiet" size="small" onClick={() => setShown((shown + 1) % pictures.length)}>
                Next picture
              </Button>
            )
          }
        >
          <img
            src={pictures[shown]}
            alt={`What the customer sent, ${shown + 1}`}
            className="mx-auto max-h-[65vh] max-w-full rounded-[10px] object-contain"
          />
        </DeskDialog>
      )}
    </>
  )
}
