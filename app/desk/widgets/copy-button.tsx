import { Copy } from 'lucide-react'

import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/desk/widgets/en.ts'

/** Copies a text that is cut short or hard to select. `what` names it: 'order ID'. */
export function CopyButton({ what, text }: { what: string; text: string }) {
  return (
    <button
      type="button"
      aria-label={`${words.copy(what)} ${text}`}
      title={words.copy(what)}
      onClick={() => void copyText(what, text)}
      className="text-ink-soft hover:text-ink inline-flex size-7 shrink-0 items-center justify-center rounded-[7px] pointer-coarse:size-11"
    >
      <Copy size={14} aria-hidden="true" />
    </button>
  )
}

/** Copies it, and says so. `what` names it: 'payment link'. */
export async function copyText(what: string, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', words.isCopied(what))
  } catch {
    // A page that came by http has no clipboard.
    showToast('error', words.isNotCopied(what))
  }
}
