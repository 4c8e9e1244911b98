import { useEffect, useRef, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import { useNavigate, useRevalidator } from 'react-router'

import { call } from '#app/client/call.ts'
import { isTurnedAway } from '#app/desk/list/room-list.ts'
import { FormField } from '#app/desk/widgets/form-field.tsx'
import { KeepTyped } from '#app/desk/widgets/keep-typed.tsx'
import { useFirstWrong } from '#app/desk/widgets/use-first-wrong.ts'
import type { Problems } from '#app/desk/widgets/use-press.ts'
import { homePath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toast.tsx'
import type { ShopSettings } from '#contract/shop-settings.ts'
import type { DeskFront, changeShopSettings } from '#contract/shop.ts'
import { factLengths } from '#domain/shop/limits/rules.ts'

import { ClosedDays } from './closed-days.tsx'
import { PaymentNote } from './payment-note.tsx'
import { Rows, TextField, withTheirs } from './settings-field.tsx'
import { typedSettings } from './typed-settings.ts'

interface State {
  /** In GST. */
  code: string
  name: string
}

interface SettingsFormProps {
  settings: ShopSettings
  states: State[]
  payment: DeskFront['payment']
}

/** Asks for all of it, and keeps what was typed when it was not saved. */
export function SettingsForm({ settings, states, payment }: SettingsFormProps) {
  const [saved, setSaved] = useState(settings)
  const [theirs, setTheirs] = useState<ShopSettings | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [isBusy, setIsBusy] = useState(false)
  /** The version in whose fields something was typed. */
  const [typedOver, setTypedOver] = useState<number | null>(null)
  const underWay = useRef(false)
  const saveButton = useRef<HTMLButtonElement>(null)
  const form = useFirstWrong(problems)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  // What was saved makes new fields and a new button.
  useEffect(() => {
    if (saved !== settings) saveButton.current?.focus()
  }, [saved, settings])

  async function save(typed: ReturnType<typeof typedSettings>) {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    try {
      const { version } = theirs ?? saved
      const answer = await call<typeof changeShopSettings>('POST', '/api/shop-settings', {
        ...typed,
        version,
      })
      if (isTurnedAway(answer)) return void navigate(homePath)
      showToast(answer.ok ? 'success' : 'error', answer.body.message)
      setProblems(answer.ok ? {} : (answer.body.fields ?? {}))
      if (!answer.ok) return setTheirs(answer.body.currentShop ?? theirs)
      setSaved(answer.body.data)
      setTheirs(null)
      // The first steps beside it: one more may be done.
      await revalidate()
    } catch {
      showToast('error', 'No answer came. Please try again.')
    } finally {
      underWay.current = false
      setIsBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void save(typedSettings(event.currentTarget))
  }

  const fields = { form: { saved, theirs, problems } }
  return (
    // What was saved stands in the fields as the server has it: a GSTIN without blanks.
    <form
      key={saved.version}
      ref={form}
      noValidate
      onSubmit={onSubmit}
      onInput={() => setTypedOver(saved.version)}
      className="mt-3 max-w-2xl"
    >
      <KeepTyped isTyped={typedOver === saved.version} />
      <p className="text-ink-soft">
        This stands on your pages and on invoices that are written from now on. What you leave empty is left
        out.
      </p>
      <Section title="Name and address">
        <TextField {...fields} name="sellerName" label="Name of the shop" maxLength={100} className={wide} />
        <FormField
          label="Street and house"
          hint={withTheirs(fields.form, 'addressLines', 'At most four lines.')}
          error={problems['addressLines']}
          className={wide}
        >
          {(control) => (
            <textarea
              {...control}
              name="addressLines"
              rows={2}
              defaultValue={saved.addressLines.join('\n')}
            />
          )}
        </FormField>
        <TextField {...fields} name="town" label="Town" maxLength={80} />
        <TextField {...fields} name="pinCode" label="PIN code" inputMode="numeric" maxLength={10} />
        <FormField
          label="State"
          hint={withTheirs(fields.form, 'stateCode')}
          error={problems['stateCode']}
          className={wide}
        >
          {(control) => (
            <select {...control} name="stateCode" defaultValue={saved.stateCode}>
              <option value="">Please choose</option>
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FormField>
      </Section>
      <Section title="How customers reach you">
        <Rows
          {...fields}
          name="phones"
          label="Telephones"
          hint="With the area code. The first one stands in the footer and on invoices."
          most={factLengths.phones}
        />
        <Rows
          {...fields}
          name="emails"
          label="E-mail addresses"
          hint="The first one stands in the footer and on invoices."
          most={factLengths.emails}
        />
        <TextField
          {...fields}
          name="grievanceOfficer"
          label="Grievance officer"
          hint="Who answers complaints. The law asks every online shop for one."
          maxLength={100}
        />
        <TextField
          {...fields}
          name="grievanceContact"
          label="How to reach them"
          hint="A sentence: By e-mail to complaints@your-shop.in."
          maxLength={200}
        />
      </Section>
      <Section title="Numbers">
        <TextField
          {...fields}
          name="gstin"
          label="GSTIN"
          hint="Leave empty if the shop is not registered: it then writes receipts without tax."
          maxLength={40}
          autoCapitalize="characters"
        />
        <TextField
          {...fields}
          name="fssaiLicence"
          label="FSSAI licence"
          hint="14 digits. Who sells food needs one."
          inputMode="numeric"
          maxLength={40}
        />
        <TextField
          {...fields}
          name="upiId"
          label="UPI id"
          hint="Such as shop@bank. Shown on the page Contact."
          autoCapitalize="none"
          maxLength={100}
        />
      </Section>
      <Section title="Footer">
        <FormField
          label="Opening words"
          hint={withTheirs(fields.form, 'footerWords', 'What you sell and for whom, in a sentence or two.')}
          error={problems['footerWords']}
          className={wide}
        >
          {(control) => (
            <textarea
              {...control}
              name="footerWords"
              rows={3}
              maxLength={300}
              defaultValue={saved.footerWords}
            />
          )}
        </FormField>
      </Section>
      <Section title="Stars" id="stars">
        <label className={`flex min-h-11 items-center gap-2 ${wide}`}>
          <input
            type="checkbox"
            name="fixedStars"
            defaultChecked={saved.fixedStars}
            className="accent-leaf size-4 shrink-0"
          />
          Goods that nobody has rated yet show five stars and (120)
        </label>
        <p className={`text-ink-soft text-sm ${wide}`}>
          Nobody gave these stars. From the first review on a product shows its own.
        </p>
      </Section>
      <Section title="Invoices">
        {series.map(({ name, label }) => (
          <TextField
            key={name}
            {...fields}
            name={name}
            label={label}
            hint={`Numbers look like ${saved[name]}/2627/000001.`}
            maxLength={4}
            autoCapitalize="characters"
          />
        ))}
      </Section>
      <Section title="Payment" id="payment">
        <PaymentNote payment={payment} />
        <label className={`flex min-h-11 items-center gap-2 ${wide}`}>
          <input
            type="checkbox"
            name="takesCash"
            defaultChecked={saved.takesCash}
            className="accent-leaf size-4"
          />
          Customers can pay in cash
        </label>
        <TextField
          {...fields}
          name="maxCash"
          label="Most in cash, in rupees"
          hint="Larger orders are paid online. At the counter you decide."
          inputMode="decimal"
          maxLength={20}
        />
      </Section>
      <Section title="Delivery and returns" id="delivery">
        <TextField
          {...fields}
          name="shipping"
          label="Delivery fee, in rupees"
          hint="For one order. 0: delivery is always free."
          inputMode="decimal"
          maxLength={20}
        />
        <TextField
          {...fields}
          name="freeFrom"
          label="Free from, in rupees"
          hint="Goods for so much are brought free. Or write never."
          autoCapitalize="none"
          maxLength={20}
        />
        <TextField
          {...fields}
          name="returnDays"
          label="Days for returns"
          hint="Counted from the delivery. An order keeps the days that held when it was placed."
          inputMode="numeric"
          maxLength={3}
        />
        <ClosedDays {...fields} />
        <FormField
          label="Refunds above this sum (₹) wait for a second administrator"
          hint={withTheirs(
            fields.form,
            'refundLimit',
            'What one person gives back of one order counts together. Leave empty: no refund waits.',
          )}
          error={problems['refundLimit']}
          className={wide}
        >
          {(control) => (
            <input
              {...control}
              name="refundLimit"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={saved.refundLimit ?? ''}
            />
          )}
        </FormField>
      </Section>
      <Button ref={saveButton} type="submit" className="mt-6" aria-disabled={isBusy || undefined}>
        {isBusy ? 'Saving...' : 'Save'}
      </Button>
    </form>
  )
}

const wide = 'sm:col-span-2'

const series = [
  { name: 'invoiceSeries', label: 'Invoices begin with' },
  { name: 'creditNoteSeries', label: 'Credit notes begin with' },
] as const

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="mt-7 scroll-mt-40">
      <h2 className="text-lg">{title}</h2>
      <div className="mt-2 grid gap-x-4 gap-y-4 sm:grid-cols-2">{children}</div>
    </section>
  )
}
