/** Characters of an order's id that a table has room for. */
const idLength = 10

/** An id cut to what tells it apart, with an ellipsis where something was cut away. */
export function shortId(id: string): string {
  return id.length > idLength ? `${id.slice(0, idLength)}…` : id
}

/** The first two products of an order; how many more there are stands after them, where there are more. */
export function shortProducts(names: readonly string[]): string {
  const first = names.slice(0, 2).join(', ')
  return names.length > 2 ? `${first} +${names.length - 2} more` : first
}
