/** An order as a list shows it, or as it stands by what is told. */
interface Standing {
  _id: string
  status: string
}

/**
 * How many of these rows are shown otherwise than they stand by now. What was told before the list was loaded
 * is in it: by then somebody may have moved the order on.
 */
export function outdatedRows(
  rows: readonly Standing[],
  moved: readonly Standing[],
  before: readonly Standing[],
): number {
  const isOld = (one: Standing) => before.some(({ _id, status }) => _id === one._id && status === one.status)
  const now = new Map(moved.flatMap((one) => (isOld(one) ? [] : [[one._id, one.status]])))
  return rows.filter(({ _id, status }) => (now.get(_id) ?? status) !== status).length
}
