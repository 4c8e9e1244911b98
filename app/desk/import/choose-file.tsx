import { FileUp } from 'lucide-react'
import type { ChangeEvent } from 'react'

import { useFileDrops } from '#app/desk/widgets/use-file-drops.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'

import { mostMegabytes } from './send-file.ts'
import type { Sending } from './use-send-file.ts'

interface ChooseFileProps {
  sending: Sending
  onChoose: (file: File) => void
  onStop: () => void
}

/** Where a file is chosen or dropped, and how far it has come. */
export function ChooseFile({ sending, onChoose, onStop }: ChooseFileProps) {
  const isSending = sending.kind === 'sending'
  const isOver = useFileDrops(isSending ? null : ([file]) => file && onChoose(file))
  return (
    <div
      className={`rounded-card border-2 border-dashed px-4 py-8 text-center transition-colors ${isOver ? 'border-leaf bg-leaf-tint' : 'border-line-strong bg-paper-raised'}`}
    >
      {isSending ? (
        <Progress {...sending} onStop={onStop} />
      ) : (
        <>
          <FileButton look="primary" label="Choose a CSV file" onChoose={onChoose} />
          <p className="text-ink-soft mt-3 text-sm">
            <span className="pointer-coarse:hidden">Or drop it here. </span>
            Up to {mostMegabytes} MB and 10,000 products.
          </p>
        </>
      )}
      <div role="alert">
        {sending.kind === 'refused' && (
          <p className="bg-terracotta-tint rounded-card mx-auto mt-4 max-w-2xl px-4 py-3 text-start text-sm wrap-anywhere">
            {sending.message}
          </p>
        )}
      </div>
    </div>
  )
}

function Progress({
  fileName,
  progress,
  onStop,
}: Extract<Sending, { kind: 'sending' }> & { onStop: () => void }) {
  const isSent = progress >= 1
  return (
    <div className="mx-auto max-w-md">
      <label className="block text-sm">
        <span className="mb-2 block wrap-anywhere">
          {isSent ? `Reading the lines of ${fileName}...` : `Sending ${fileName}...`}
        </span>
        <progress className="accent-leaf h-3 w-full" max={1} {...(!isSent && { value: progress })} />
      </label>
      <Button look="quiet" size="small" className="mt-4" onClick={onStop}>
        Cancel
      </Button>
    </div>
  )
}

interface FileButtonProps {
  look: 'primary' | 'quiet'
  label: string
  onChoose: (file: File) => void
}

/** A button that chooses a file in CSV. */
export function FileButton({ look, label, onChoose }: FileButtonProps) {
  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    // Emptied, because the same file chosen again would be no change.
    input.value = ''
    if (file) onChoose(file)
  }
  return (
    <label
      className={`${buttonClass(look, 'small')} has-focus-visible:outline-terracotta relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2`}
    >
      <FileUp size={18} aria-hidden="true" />
      {label}
      <input type="file" accept=".csv,text/csv" onChange={choose} className="sr-only" />
    </label>
  )
}
