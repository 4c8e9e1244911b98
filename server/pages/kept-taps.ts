/**
 * Stands in the head and keeps each press of a button that no script hears yet: one within `data-waits`, the
 * whole page at first, or a part that comes late. The button has `data-pressed` from then on, which paints
 * it, and `pressWaiting` (app/client/taps.ts) presses it again once it is alive: once, however often it was
 * pressed. React hears nothing of the first press, so that it does not replay it. What the browser does by
 * itself it does: links, forms and popovers.
 *
 * A page that is left before leaves what was to be added to the next one, as app/client/presses.ts keeps it.
 */
export const tapKeeper = `{addEventListener('click',event=>{
const button=event.target.closest?.('button:not([type=submit],[popovertarget])')
if(!button?.closest('[data-waits]'))return
event.stopPropagation()
button.dataset.pressed=''
},true)
addEventListener('pagehide',()=>{
for(const {dataset} of document.querySelectorAll('[data-pressed][data-add]'))try{
const name='haat.presses',kept=JSON.parse(sessionStorage[name]??'[]')
kept.push({...JSON.parse(dataset.add),key:crypto.getRandomValues(new Uint32Array(4)).join('-'),page:'',at:Date.now()})
sessionStorage[name]=JSON.stringify(kept)
delete dataset.pressed
}catch{}
})}`
