// What stands behind the code of a label: who brought these goods, and what became of them.

export const title = 'Where it comes from'
export const lead = 'Every pack of ours with a label has a code. Type it, and read who brought it and when.'
export const code = 'Code of the label'
export const codeHint = '8 letters and figures, such as K7MP 42XD.'
export const show = 'Show'
export const unknown = 'We do not know this code.'
export const lookAgain = 'Please look at the label again: it has no 0, O, 1 and I.'

export const batch = 'Batch'
export const broughtBy = 'Brought by'
export const village = 'Village'
export const harvested = 'Harvested'
export const made = 'Made'
export const goodUntil = 'Good until'

export const recalled = 'Please do not use it.'
export const recalledWhy = 'We have called this batch back:'
export const recalledDo =
  'Keep the pack with its label and call us, or bring it back. We take it back and give you your money back.'
export const closed = 'This batch is not sold any more. What you have at home stays good until its day.'
export const closedKeeps = 'This batch is not sold any more.'
