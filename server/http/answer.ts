/** The envelope of an answer that says yes; what a call adds stands beside it. */
export function yes<Fields extends object>(message: string, fields?: Fields) {
  return { success: true, error: false, message, ...(fields as Fields) }
}
