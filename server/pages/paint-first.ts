import { emptyCart, emptyCartPlace } from './empty-cart.ts'
import { headScript } from './head-script.ts'

/**
 * Stands at the end of the document and makes its scripts what React Router had written, once the browser
 * reports its first painting. One that reports none, as some do for privacy, starts them a second after the
 * page has come.
 */
const starter = `{const start=()=>{
const later=document.querySelector('script[type=later]')
if(!later)return
for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload'
const script=document.createElement('script')
script.type='module'
script.text=later.text
later.replaceWith(script)
}
addEventListener('load',()=>setTimeout(start,1000))
new PerformanceObserver(start).observe({type:'paint',buffered:true})}`

/** What this file adds to documents, beside what the router has written. */
export const ownScripts = [headScript, emptyCart, starter]

/**
 * Lets a document be painted before its scripts are fetched for, and has presses kept meanwhile. It is whole
 * without them, and on a slow line they would take the room of its letters and pictures
 * (docs/decisions/023-paint-first.md). React Router writes its scripts so that they are fetched at once, and
 * has no setting for it. What fetching them sooner brings and costs: docs/decisions/194-every-tap-counts.md.
 */
export function paintFirst(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      /<script type="module" async="">([\s\S]*?)<\/script>/,
      (_, boot: string) => `<script type="later">${boot}</script><script>${starter}</script>`,
    )
    .replace(emptyCartPlace, () => `<script>${emptyCart}</script>`)
    .replace('</head>', () => `<script>${headScript}</script></head>`)
}
