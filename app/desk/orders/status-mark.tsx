/** How an order stands, in the server's words. */
export function StatusMark({ status }: { status: string }) {
  return (
    <span className="bg-indigo-tint text-ink inline-block rounded-full px-2 text-xs leading-5 font-semibold">
      {status}
    </span>
  )
}
