/**
 * Leads a link to the page in another language (app/frame/language-link.tsx) to the page that is open when it
 * is pressed, and keeps the choice. In the head, because the header's script comes late: until then its links
 * stand as the server wrote them, for the first page of this document and without what its copy knows nothing
 * of.
 */
export const languageLinks = `addEventListener('click',event=>{
const link=event.target.closest?.('a[data-from]')
if(!link)return
const {from,to}=link.dataset,address=new URL(location)
address.pathname=(to+address.pathname.slice(from.length)).replace(/(?<=.)\\/$/,'')
link.href=address
try{localStorage.setItem('haat.language',JSON.stringify({language:link.hreflang}))}catch{}
},true)`
