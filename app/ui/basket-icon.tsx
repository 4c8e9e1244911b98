/**
 * The icon of every Add button: an SVG `<use>` of one drawing in the document, because a page of shelves
 * shows it seventy times.
 */
export function BasketIcon({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon-basket ${className}`}>
      <use href="#basket" />
    </svg>
  )
}

/** The drawing itself, once a document: the basket of lucide (ISC). */
export function BasketDrawing() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="basket" viewBox="0 0 24 24">
        <path d="m15 11-1 9m5-9-4-7M2 11h20M3.5 11l1.6 7.4a2 2 0 0 0 2 1.6h9.8a2 2 0 0 0 2-1.6l1.7-7.4M4.5 15.5h15M5 11l4-7m0 7 1 9" />
      </symbol>
    </svg>
  )
}
