/** Said behind the words of a sign-out, so it begins with a blank. */
export const salesWait = (count: number) =>
  ` ${count} ${count === 1 ? 'sale waits' : 'sales wait'} on this device: sign in here to send.`
