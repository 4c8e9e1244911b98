import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes the files that are dropped anywhere on the window, where the browser would open them in the place of
 * the form, and those that are pasted; `null` takes none. Answers whether files are held above the window.
 */
export function useFileDrops(take: ((files: readonly File[]) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false)

  const drop = useEffectEvent((event: DragEvent) => {
    if (!bringsFiles(event)) return
    event.preventDefault()
    setIsOver(false)
    take?.([...(event.dataTransfer?.files ?? [])])
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || isText(event)) return
    event.preventDefault()
    take?.(files)
  })

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    // Each element below the pointer has this event; without a relatedTarget the pointer left the window.
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget ?? setIsOver(false)
    const onDrop = (event: DragEvent) => drop(event)
    const onPaste = (event: ClipboardEvent) => paste(event)
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])

  return isOver
}

/** Cells of a spreadsheet come as text and as a picture of themselves: a field takes the text. */
function isText({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && (clipboardData?.types.includes('text/plain') ?? false)
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}
