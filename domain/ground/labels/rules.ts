/**
 * What a kind is called. A newer program that runs beside this one may write kinds that this one does not
 * know (docs/decisions/153): such a one is called by its own word, 'order_changed' as 'Order changed'.
 */
export function labelOf(labels: Readonly<Record<string, string>>, kind: string): string {
  const known = Object.hasOwn(labels, kind) ? labels[kind] : undefined
  return known ?? (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ')
}
