import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { ShopSettings, changeShopSettings } from '#contract/invoices.ts'

export interface State {
  /** In GST. */
  code: string
  name: string
}

/** Asks for all of it, and keeps what was typed when it was not saved. */
export function SettingsForm({ settings, states }: { settings: ShopSettings; states: State[] }) {
  const [saved, setSaved] = useState(settings)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)
  const underWay = useRef(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()

  // What was saved makes new fields and a new button.
  useEffect(() => {
    if (saved !== settings) saveButton.current?.focus()
  }, [saved, settings])

  async function save(form: HTMLFormElement) {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    try {
      const answer = await call<typeof changeShopSettings>('POST', '/api/shop-settings', typed(form))
      if (isTurnedAway(answer)) return void navigate(homePath)
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      setErrors(answer.ok ? {} : (answer.body.fields ?? {}))
      if (answer.ok) setSaved(answer.body.data)
      else focusFirst(form, answer.body.fields ?? {})
    } catch {
      showToast('error', 'No answer came. Please try again.')
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void save(event.currentTarget)
  }

  return (
    // What was saved stands in the fields as the server has it: a GSTIN without blanks.
    <form key={JSON.stringify(saved)} noValidate onSubmit={onSubmit} className="mt-3 max-w-2xl">
      <p className="text-ink-soft">
        This stands on invoices that are written from now on. Those that were written stay as they are.
      </p>
      <div className="mt-4 grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <FormField label="Name of the seller" error={errors['sellerName']} className="sm:col-span-2">
          {(control) => (
            <input {...control} name="sellerName" defaultValue={saved.sellerName} maxLength={100} required />
          )}
        </FormField>
        <FormField
          label="Address"
          hint="At most six lines, without the state."
          error={errorOfLines(errors)}
          className="sm:col-span-2"
        >
          {(control) => (
            <textarea
              {...control}
              name="addressLines"
              rows={4}
              defaultValue={saved.addressLines.join('\n')}
            />
          )}
        </FormField>
        <FormField label="State" error={errors['stateCode']}>
          {(control) => (
            <select {...control} name="stateCode" defaultValue={saved.stateCode}>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField
          label="GSTIN"
          hint="Leave empty if the shop is not registered: it then writes receipts without tax."
          error={errors['gstin']}
        >
          {(control) => (
            <input
              {...control}
              name="gstin"
              defaultValue={saved.gstin}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </FormField>
        <Series
          name="invoiceSeries"
          label="Invoices begin with"
          value={saved.invoiceSeries}
          errors={errors}
        />
        <Series
          name="creditNoteSeries"
          label="Credit notes begin with"
          value={saved.creditNoteSeries}
          errors={errors}
        />
        <label className="flex min-h-11 items-center gap-2 sm:col-span-2">
          <input
            type="checkbox"
            name="takesCash"
            defaultChecked={saved.takesCash}
            className="accent-leaf size-4"
          />
          Customers can pay in cash
        </label>
      </div>
      <Button ref={saveButton} type="submit" className="mt-5" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

interface SeriesProps {
  name: 'invoiceSeries' | 'creditNoteSeries'
  label: string
  value: string
  errors: Record<string, string>
}

function Series({ name, label, value, errors }: SeriesProps) {
  return (
    <FormField label={label} hint={`Numbers look like ${value}/2627/000001.`} error={errors[name]}>
      {(control) => (
        <input
          {...control}
          name={name}
          defaultValue={value}
          maxLength={4}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      )}
    </FormField>
  )
}

/** A line is named by its place: addressLines.2. */
function errorOfLines(errors: Record<string, string>): string | undefined {
  return Object.entries(errors).find(([name]) => name.startsWith('addressLines'))?.[1]
}

function typed(form: HTMLFormElement): ShopSettings {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    sellerName: text('sellerName'),
    addressLines: text('addressLines')
      .split('\n')
      .filter((line) => line.trim() !== ''),
    stateCode: text('stateCode'),
    gstin: text('gstin'),
    invoiceSeries: text('invoiceSeries'),
    creditNoteSeries: text('creditNoteSeries'),
    takesCash: data.has('takesCash'),
  }
}

function focusFirst(form: HTMLFormElement, fields: Record<string, string>): void {
  const names = Object.keys(fields).map((name) => name.split('.', 1)[0])
  const first = Array.from(form.elements).find(
    (element) => element instanceof HTMLElement && names.includes(element.getAttribute('name') ?? ''),
  )
  if (first instanceof HTMLElement) first.focus()
}
