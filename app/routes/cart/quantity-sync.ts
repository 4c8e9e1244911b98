/** Sends a quantity; true when the server took it. */
type Send = (id: string, quantity: number) => Promise<boolean>

interface LineState {
  /** What the server has. */
  confirmed: number
  /** What the person wants. */
  wanted: number
}

/**
 * Brings quantities to the server one at a time for each line. Presses while one is under way are drawn
 * together: only the last quantity is sent after it. When the server refuses, `show` is called with the
 * quantity that it has.
 */
export function quantitySync(send: Send, show: (id: string, quantity: number) => void) {
  const lines = new Map<string, LineState>()
  const running = new Map<string, Promise<void>>()

  async function bring(id: string, line: LineState): Promise<void> {
    while (line.wanted !== line.confirmed) {
      const sent = line.wanted
      const isTaken = await send(id, sent)
      if (isTaken) line.confirmed = sent
      // Nobody has changed their mind since: back to what the server has.
      else if (line.wanted === sent) line.wanted = line.confirmed
      if (line.wanted === line.confirmed) show(id, line.confirmed)
    }
    lines.delete(id)
    running.delete(id)
  }

  return {
    /** `confirmed` is what the server has when no change of this line is under way. */
    want(id: string, quantity: number, confirmed: number): void {
      const line = lines.get(id)
      if (line) {
        line.wanted = quantity
        return
      }
      const fresh = { confirmed, wanted: quantity }
      lines.set(id, fresh)
      running.set(id, bring(id, fresh))
    },

    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
