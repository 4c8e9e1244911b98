/** Brings a quantity to the server, which has `confirmed`. Answers what it has after that; null when it refused. */
type Send = (id: string, quantity: number, confirmed: number) => Promise<number | null>

interface LineState {
  /** What the server has. */
  confirmed: number
  /** What the person wants. */
  wanted: number
}

/**
 * Brings quantities to the server one at a time for each line. Presses while one is under way are drawn
 * together: only the last quantity is sent after it. `settle` is called with what the server has once nothing
 * more is wanted of it: the wanted quantity or, after a refusal, the old one.
 */
export function quantitySync(send: Send, settle: (id: string, quantity: number) => void) {
  const lines = new Map<string, LineState>()
  const running = new Map<string, Promise<void>>()

  async function bring(id: string, line: LineState): Promise<void> {
    while (line.wanted !== line.confirmed) {
      const sent = line.wanted
      const has = await send(id, sent, line.confirmed)
      line.confirmed = has ?? line.confirmed
      // Nobody has changed their mind since: what the server has counts, after a refusal as when another
      // window had put some in before.
      if (line.wanted === sent) line.wanted = line.confirmed
    }
    lines.delete(id)
    running.delete(id)
    settle(id, line.confirmed)
  }

  return {
    /** `confirmed` is what the server has when no change of this line is under way. Resolves once it is settled. */
    want(id: string, quantity: number, confirmed: number): Promise<void> {
      const line = lines.get(id)
      const under = running.get(id)
      if (line && under) {
        line.wanted = quantity
        return under
      }
      const fresh = { confirmed, wanted: quantity }
      lines.set(id, fresh)
      const bringing = bring(id, fresh)
      // A line that is as it is wanted has settled by now.
      if (lines.has(id)) running.set(id, bringing)
      return bringing
    },

    isUnderWay(id: string): boolean {
      return running.has(id)
    },

    async settled(): Promise<void> {
      while (running.size > 0) await Promise.all(running.values())
    },
  }
}
