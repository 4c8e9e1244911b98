/**
 * What the demo market says of itself. All of it is invented so that it can be nobody's: `.example` belongs
 * to nobody, Lucknow has no numbers that begin with 0 after its code, no licence begins with 0, and the
 * digits of a PAN (in the GSTIN) begin at 0001. It has a GSTIN, so that its invoices show their tax.
 */
export const demoShop = {
  sellerName: 'Haat',
  addressLines: ['Mandi Road, Malihabad'],
  town: 'Lucknow',
  pinCode: '226102',
  stateCode: '09',
  phones: ['+91 522 010 4990', '+91 522 010 4991'],
  emails: [
    { address: 'namaste@haat.example', purpose: 'Orders, deliveries and returns' },
    { address: 'growers@haat.example', purpose: 'For farmers, mills and workshops' },
  ],
  gstin: '09AABCH0000Q1ZR',
  fssaiLicence: '00000226102026',
  grievanceOfficer: 'Kamla Verma',
  grievanceContact: 'By e-mail to complaints@haat.example, or by post to our address.',
  upiId: 'haat@example',
  footerWords:
    'The village market, open 24×7 and brought to your doorstep: organic food and handmade goods. All prices are in Indian rupees.',
  invoiceSeries: 'HT',
  creditNoteSeries: 'HTCN',
  takesCash: true,
  deliversEverywhere: false,
}
