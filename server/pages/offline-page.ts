import type { Language } from '#words/languages.ts'

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
ask()
const seen=document.querySelector('ul')
const show=async()=>{
for(const name of await caches.keys())if(name.startsWith('pages-')){
const cache=await caches.open(name)
for(const {url} of (await cache.keys()).reverse()){
if(seen.childElementCount>7||/\\.data(\\?|$)/.test(url))continue
const [,title]=/<title>([^<]*)/.exec(await (await cache.match(url)).text())||[]
if(!title)continue
const link=document.createElement('a')
link.href=url
link.innerHTML=title
const row=document.createElement('li')
row.append(link)
seen.append(row)
}}
seen.parentElement.hidden=!seen.childElementCount
}
if('caches' in self)show()`

/** How the pages look that need nothing beside themselves. */
export const plainStyle = `
:root { color-scheme: light dark; --paper: #f8f4eb; --ink: #25263a; --leaf: #2f6133; --on-leaf: #fbfaf0 }
@media (prefers-color-scheme: dark) { :root { --paper: #161827; --ink: #f0ebdf; --leaf: #9ccf8d; --on-leaf: #16261a } }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 28rem; padding: 1.5rem; text-align: center }
h1 { margin: 1.5rem 0 .5rem; font: 600 1.75rem/1.2 Georgia, serif }
body { border-top: 8px solid var(--leaf) }
svg { padding: 1.25rem 1.5rem; border-radius: 99px 99px 14px 14px; background: color-mix(in oklab, var(--leaf) 16%, var(--paper)); color: var(--leaf) }
.veins { fill: none; stroke: var(--paper); stroke-width: 1.6; stroke-linecap: round }
h2 { margin: 2rem 0 .5rem; font: 600 1.25rem/1.2 Georgia, serif }
ul { margin: 0; padding: 0; list-style: none; text-align: start }
li { border-top: 1px solid color-mix(in oklab, var(--ink) 18%, var(--paper)) }
a { display: inline-flex; align-items: center; min-height: 3rem; margin-top: .5rem; padding: 0 2rem; border-radius: 99px; background: var(--leaf); color: var(--on-leaf); font-weight: 600; text-decoration: none }
li a { display: flex; margin: 0; padding: .375rem 0; background: none; color: var(--leaf) }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
`

const words: Record<Language, Record<'title' | 'heading' | 'text' | 'retry' | 'seen', string>> = {
  en: {
    title: 'No connection',
    heading: 'No connection. Trying again…',
    text: 'Your cart is safe. This page goes on by itself when the line is back.',
    retry: 'Retry',
    seen: 'What you can still see',
  },
  hi: {
    title: 'कनेक्शन नहीं है',
    heading: 'कनेक्शन नहीं है। फिर कोशिश हो रही है…',
    text: 'आपका कार्ट सुरक्षित है। नेटवर्क आते ही यह पेज अपने आप खुल जाएगा।',
    retry: 'फिर कोशिश करें',
    seen: 'आप अब भी क्या देख सकते हैं',
  },
}

/**
 * The page of an address for which the browser has neither a line nor a copy, in the language of that
 * address. The service worker keeps it, so it needs nothing beside itself.
 */
export function offlineHtml(language: Language): string {
  const { title, heading, text, retry, seen } = words[language]
  return `<!doctype html>
<html lang="${language}-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${plainStyle}</style>
  </head>
  <body>
    <main>
      <svg viewBox="0 0 32 40" width="56" aria-hidden="true">
        <path fill="currentColor" d="M16 1c9 7 13 15 11 23-1 6-5 10-10 11v4h-2v-4C10 34 6 30 5 24 3 16 7 8 16 1" />
        <path class="veins" d="M16 9v24M16 17l5-5M16 17l-5-5M16 23l6.5-6M16 23l-6.5-6M16 29l6-5.5M16 29l-6-5.5" />
      </svg>
      <h1>${heading}</h1>
      <p>${text}</p>
      <p><a href="">${retry}</a></p>
      <nav aria-label="${seen}" hidden>
        <h2>${seen}</h2>
        <ul></ul>
      </nav>
    </main>
    <script>${offlineScript}</script>
  </body>
</html>
`
}
