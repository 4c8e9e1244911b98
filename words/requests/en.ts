/** What is said before a request has reached the domain, or when the shop itself has failed. */
export const requests = {
  unreadable: 'We cannot read this request.',
  badJson: 'We cannot read this request: its body is not valid JSON.',
  emptyBody: 'We cannot read this request: its body is empty.',
  noSuchPage: 'There is no page at this address. Please check it, or start at the home page.',
  noSuchPageTitle: 'We cannot find this page',
  toHome: 'Go to the home page',
  busyTitle: 'One moment, please',
  busyHint: 'This page tries again by itself. Your cart is safe.',
  tryNow: 'Try again now',
  badAddress: 'We cannot read this request: its address is not a valid URL.',
  headersTooLong: 'The address or the headers of this request are too long.',
  bodyTooLarge: 'This request is too large.',
  wrongBodyType: 'Please send the body as application/json, or a picture as multipart/form-data.',
  tooSlow: 'The request took too long to arrive. Please try again.',
  tooManyFromAddress: 'Too many tries from your network. Please wait a few minutes and try again.',
  unknownCall: ({ method, path }: { method: string; path: string }) => `There is no call ${method} ${path}.`,
  wrongMethod: ({ method, path, allowed }: { method: string; path: string; allowed: string }) =>
    `${path} takes no ${method}. It takes ${allowed}.`,
  noFile: 'There is no file at this address.',
  failed: 'Something went wrong on our side. Please try again.',
}
