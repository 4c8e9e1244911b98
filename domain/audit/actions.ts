/** What is kept in the audit log: each action with the kind of object that it is done to. */
export const auditActions = {
  role_changed: 'person',
  shop_changed: 'shop',
} as const

export type AuditAction = keyof typeof auditActions
