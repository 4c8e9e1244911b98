/**
 * Leads a link to the page in another language (app/frame/language-link.tsx) to the page that is open when it
 * is pressed, and keeps the choice. In the head, because the header's script comes late: until then its links
 * stand as the server wrote them, for the first page of this document and without what its copy knows nothing
 * of. The next document takes the state of this page along, if it is the one that was led to: what was bought
 * is in it on the page of success.
 *
 * Before that it makes the letters as large as somebody has chosen (app/frame/big-letters.tsx).
 */
export const languageLinks = `{const name='haat.other-language'
try{
document.documentElement.style.fontSize=localStorage['haat.letters']
const [address,state]=JSON.parse(sessionStorage[name]??'[]')
delete sessionStorage[name]
if(address===location.href)history.replaceState(state,'')
}catch{}
addEventListener('click',event=>{
const link=event.target.closest?.('a[data-from]')
if(!link)return
const {from,to}=link.dataset,address=new URL(location)
address.pathname=(to+address.pathname.slice(from.length)).replace(/(?<=.)\\/$/,'')
link.href=address
try{
localStorage['haat.language']=JSON.stringify({language:link.hreflang})
sessionStorage[name]=JSON.stringify([link.href,history.state])
}catch{}
},true)}`
