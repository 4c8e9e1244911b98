declare module '#domain/ground/errors.ts' {
  interface ErrorDetails {
    /** The minute in which a move can be taken back is over; an admin still can, with a reason. */
    minute_over: object
    /** The move cannot be taken back any more: of its goods some came back, or of its money. */
    not_taken_back: { why: 'return' | 'money' | 'deposit' | 'empties' }
    /** Its cancelling, or a change that gives money back, waits for a second administrator. */
    call_off_waits: { kind: 'move' | 'change' }
    /** Money is due for the order, and nobody has said what was taken. */
    money_due: object
  }
}

export {}
