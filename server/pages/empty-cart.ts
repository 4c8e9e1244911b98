/** Where the cart's page wants the script below: behind what it shows, and before that its placeholder. */
export const emptyCartPlace = '<script data-empty-cart=""></script>'

/**
 * Shows the empty cart that came with the page, in place of the placeholder, where this browser keeps nothing
 * that may fill it (app/client/kept.ts, app/client/presses.ts). So it is painted before any other script. One
 * with lines is waited for, and never seen empty, and none of these pictures is fetched for it. The first one
 * is fetched at once, and not after the layout: it is the largest thing of the page. It says `lazy` again
 * afterwards, as React expects.
 */
export const emptyCart = `try{const cart=document.currentScript.previousElementSibling
if(cart.firstChild&&!['guest-cart','later','waiting'].some(name=>localStorage.getItem('haat.'+name))&&!sessionStorage.getItem('haat.presses')){
cart.hidden=false
cart.previousElementSibling.hidden=true
const picture=cart.querySelector('img')
if(picture)for(const when of ['eager','lazy'])picture.loading=when
}}catch{}`
