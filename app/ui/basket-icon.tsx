/**
 * The basket of every Add button. A mask of the style sheet and no drawing of its own, because a page of
 * shelves holds it seventy times.
 */
export function BasketIcon({ className = '' }: { className?: string }) {
  return <span aria-hidden="true" className={`icon-basket ${className}`} />
}
