import { useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/**
 * What the printer of bills has, that of labels (a label a page), or an office's: with a sheet of labels in
 * it, up to their edge.
 */
export type PaperSize = '80mm' | '58mm' | 'A4' | 'labels'

interface PrintPaperProps {
  size: PaperSize
  /** Called once the print dialog is closed. */
  onPrinted: () => void
  children: ReactNode
}

/** Prints its children alone, on paper of this size, as soon as it is there. */
export function PrintPaper({ size, onPrinted, children }: PrintPaperProps) {
  const [paper] = useState(() => paperOf(size))
  const print = useEffectEvent(() => {
    // Before the page: what follows its main part is never printed.
    document.body.prepend(paper)
    const style = document.createElement('style')
    style.textContent = `@page { ${pageOf(size, paper)} }`
    document.head.append(style)
    const over = new AbortController()
    window.addEventListener('afterprint', onPrinted, { once: true, signal: over.signal })
    window.print()
    return () => {
      over.abort()
      style.remove()
      paper.remove()
    }
  })
  useEffect(() => print(), [])
  return createPortal(children, paper)
}

function paperOf(size: PaperSize): HTMLElement {
  const paper = document.createElement('div')
  paper.className = `paper ${size === '80mm' || size === '58mm' ? 'paper-roll' : 'paper-sheet'}`
  // Without its margins, as below; that of the stylesheet is of 80 mm.
  if (size === '58mm') paper.style.width = '55mm'
  return paper
}

/** A roll is cut where the bill ends; it takes its height in millimetres, of which an inch has 25.4. */
function pageOf(size: PaperSize, paper: HTMLElement): string {
  if (size === 'A4') return 'size: A4; margin: 12mm'
  if (size === 'labels') return 'size: A4; margin: 12.9mm 7.2mm'
  if (size === '58mm') return 'size: 58mm 40mm; margin: 1.5mm'
  const height = Math.ceil((paper.scrollHeight * 25.4) / 96) + 12
  return `size: 80mm ${Math.max(height, 60)}mm; margin: 4mm`
}
