import { Button, buttonClass } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import * as words from '#words/shop/account/second-factor/en.ts'

/** The recovery codes, which are shown once: to write down, to copy and to save. */
export function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast('success', words.copied)
    } catch {
      // A page that came by http has no clipboard.
      showToast('error', words.notCopied)
    }
  }

  return (
    <>
      <h3 ref={(element) => element?.focus()} tabIndex={-1} className="mt-3 text-lg">
        {words.codesTitle}
      </h3>
      <p className="mt-1">{words.keepCodes}</p>
      <ul
        translate="no"
        className="bg-paper-sunken figures mt-3 grid grid-cols-1 gap-x-6 gap-y-1 rounded-[10px] px-4 py-3 font-semibold min-[420px]:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonClass('quiet', 'small')}
        >
          {words.saveCodes}
        </a>
        <Button look="quiet" size="small" onClick={() => void copy()}>
          {words.copyCodes}
        </Button>
      </div>
      <Button className="mt-4 w-full" onClick={onKept}>
        {words.haveKept}
      </Button>
    </>
  )
}
