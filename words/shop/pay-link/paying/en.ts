// The payment of a link, which is fetched after its page.

export const noConnection = 'No connection. Please try again.'
export const notLoaded = 'The payment service did not load. Please try again.'
export const dismissed =
  'Not paid yet. If money has left your account, wait a minute: this page looks by itself.'
export const checking = 'Your bank has not answered yet. Please do not pay again: this page looks by itself.'
