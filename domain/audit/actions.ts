/**
 * What is kept in the audit log: each action with the kind of object that it is done to. The panel says it in
 * the words of its name: `stock_entered` is 'Stock entered'.
 */
export const auditActions = {
  role_changed: 'person',
  duties_changed: 'person',
  smart_coins_set: 'person',
  person_added: 'person',
  claim_offered: 'person',
  mail_sent_again: 'mail',
  product_added: 'product',
  product_changed: 'product',
  product_duplicated: 'product',
  product_state_changed: 'product',
  products_imported: 'import',
  people_exported: 'people',
  orders_exported: 'orders',
  stock_entered: 'product',
  stock_counted: 'product',
  low_stock_mark_set: 'product',
  order_placed: 'order',
  order_taken: 'order',
  order_moved: 'order',
  order_address_set: 'order',
  delivery_taken_off: 'order',
  cash_taken: 'order',
  cash_given_back: 'order',
  refund_decided: 'order',
  return_decided: 'order',
  return_reopened: 'order',
  settings_changed: 'shop',
  delivery_areas_changed: 'delivery_areas',
  category_added: 'category',
  category_changed: 'category',
  category_moved: 'category',
  category_deleted: 'category',
  search_word_put_away: 'search_word',
  search_word_put_back: 'search_word',
} as const

export type AuditAction = keyof typeof auditActions
