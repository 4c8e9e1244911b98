/**
 * Goes on by itself: asks the shop when the browser comes online, and ever less often while the page is
 * seen; any answer means that the line is back.
 */
export const offlineScript = `let pause=1000,timer
const ask=()=>{
clearTimeout(timer)
pause=Math.min(pause*2,16000)
timer=setTimeout(ask,pause)
if(!document.hidden)fetch(location.href,{method:'HEAD'}).then(()=>location.reload(),()=>{})
}
addEventListener('online',ask)
document.addEventListener('visibilitychange',ask)
document.querySelector('a').addEventListener('click',(event)=>{event.preventDefault();ask()})
ask()`

/** How the pages look that need nothing beside themselves. */
export const plainStyle = `
:root { color-scheme: light dark; --paper: #f8f4eb; --ink: #25263a; --leaf: #2f6133; --on-leaf: #fbfaf0 }
@media (prefers-color-scheme: dark) { :root { --paper: #161827; --ink: #f0ebdf; --leaf: #9ccf8d; --on-leaf: #16261a } }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 28rem; padding: 1.5rem; text-align: center }
h1 { margin: 1.5rem 0 .5rem; font: 600 1.75rem/1.2 Georgia, serif }
a { display: inline-flex; align-items: center; min-height: 3rem; margin-top: .5rem; padding: 0 2rem; border-radius: 99px; background: var(--leaf); color: var(--on-leaf); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
`

/**
 * The page of an address for which the browser has neither a line nor a copy. The service worker keeps it,
 * so it needs nothing beside itself.
 */
export const offlineHtml = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>No connection</title>
    <style>${plainStyle}</style>
  </head>
  <body>
    <main>
      <h1>No connection. Trying again…</h1>
      <p>Your cart is safe. This page goes on by itself when the line is back.</p>
      <p><a href="">Retry</a></p>
    </main>
    <script>${offlineScript}</script>
  </body>
</html>
`
