interface StyleSheetProps {
  /** The address of the built file: React knows the sheet by it, and the budget weighs it. */
  file: string
  /** What stands in it; empty in the browser, which keeps what came with the document. */
  text: string
}

/**
 * Critical CSS: a whole style sheet inlined in the head, so that the first paint waits for no second request
 * (docs/decisions/023-paint-first.md).
 */
export function StyleSheet({ file, text }: StyleSheetProps) {
  return (
    <style href={file} precedence="high">
      {text}
    </style>
  )
}
