import { phones, telephoneLink } from '#app/facts/contact-details.ts'

/**
 * Progressive enhancement: everything can be looked at without scripts. What cannot be done without one is
 * said once, above every page, and buttons that would do nothing are not shown.
 */
export function NoScriptNote() {
  return (
    <noscript>
      {/* React in the browser draws nothing in here, so its words need not be in the scripts. */}
      {import.meta.env.SSR && (
        <>
          <style>{'button:not([type=submit],[popovertarget]),.chips{display:none!important}'}</style>
          <p className="shell bg-turmeric-tint py-3">
            You can look at everything here. To sign in, keep a cart, see your orders and pay, please switch
            on JavaScript in your browser. Or call us:{' '}
            <a href={telephoneLink(phones[0])} className="font-semibold whitespace-nowrap underline">
              {phones[0]}
            </a>
          </p>
        </>
      )}
    </noscript>
  )
}
