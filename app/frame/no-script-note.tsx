import { telephoneLink } from '#domain/shop/rules.ts'
import * as words from '#words/frame/start/en.ts'

import { useShop } from './site.ts'

/**
 * Progressive enhancement: everything can be looked at without scripts. What cannot be done without one is
 * said once, above every page, and buttons that would do nothing are not shown.
 */
export function NoScriptNote() {
  const [phone] = useShop().phones
  return (
    <noscript>
      {/* React in the browser draws nothing in here, so its words need not be in the scripts. */}
      {import.meta.env.SSR && (
        <>
          <style>{'button:not([type=submit],[popovertarget]){display:none!important}'}</style>
          <p className="shell bg-turmeric-tint py-3">
            {words.needsScript}
            {phone && (
              <>
                {' '}
                {words.orCall}{' '}
                <a href={telephoneLink(phone)} className="font-semibold whitespace-nowrap underline">
                  {phone}
                </a>
              </>
            )}
          </p>
        </>
      )}
    </noscript>
  )
}
