/**
 * What the demo market says of itself on its invoices. It has a GSTIN, so that they show their tax; nobody
 * else has it: the digits of a PAN begin at 0001.
 */
export const demoShop = {
  sellerName: 'Haat',
  addressLines: ['Mandi Road, Malihabad', 'Lucknow district 226102'],
  stateCode: '09',
  gstin: '09AABCH0000Q1ZR',
  invoiceSeries: 'HT',
  creditNoteSeries: 'HTCN',
  takesCash: true,
}
