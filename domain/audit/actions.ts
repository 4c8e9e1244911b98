/** What is kept in the audit log: each action with the kind of object that it is done to. */
export const auditActions = {
  role_changed: 'person',
  category_added: 'category',
  category_changed: 'category',
  category_moved: 'category',
  category_deleted: 'category',
} as const

export type AuditAction = keyof typeof auditActions
