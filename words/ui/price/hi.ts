export const now = 'अब '
export const before = 'पहले '
