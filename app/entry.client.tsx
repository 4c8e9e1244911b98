import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { StyleText } from './style-text.ts'

const styleText = document.querySelector('style[data-file]')?.textContent ?? ''

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StyleText value={styleText}>
        <HydratedRouter />
      </StyleText>
    </StrictMode>,
  )
})
