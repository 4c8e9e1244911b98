/** Roles of the elements, written out because some browsers drop them from a table with another display. */
export const gridRoles = {
  grid: { role: 'grid' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'gridcell' },
} as const
