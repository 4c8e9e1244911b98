let list: Promise<ReadonlySet<string>> | null = null

/** Whether a password is among those that leaked most often, in whatever case it is written. */
export async function isLeaked(password: string): Promise<boolean> {
  // The list is 5 MB in memory, and is loaded with the first password that somebody chooses.
  list ??= load()
  return (await list).has(password.trim().toLowerCase())
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
