/** Characters of an order's id that a table has room for. */
const idLength = 10

/** The beginning of an id, with an ellipsis if something was cut off. */
export function shortId(id: string): string {
  return id.length > idLength ? `${id.slice(0, idLength)}…` : id
}

/** The first two products of an order, and how many more there are. */
export function shortProducts(names: readonly string[]): string {
  const first = names.slice(0, 2).join(', ')
  return names.length > 2 ? `${first} +${names.length - 2} more` : first
}
