import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { AskDialog } from '#app/desk/widgets/ask-dialog.tsx'
import { DeskDialog } from '#app/desk/widgets/dialog.tsx'
import { useKeyboardRoom } from '#app/desk/widgets/use-keyboard-room.ts'
import { discard } from '#words/desk/widgets/en.ts'

import { FamilyTax } from './family-tax.tsx'
import type { FieldName } from './fields.ts'
import { PictureField } from './picture-field.tsx'
import { FactFields, MainFields, MoreFields, ShelfFields } from './product-fields.tsx'
import type { useProductForm } from './use-product-form.ts'

/** The form's element, which the buttons at the foot of the dialog name. */
export const formId = 'product-form'

interface FormDialogProps {
  title: string
  /** None while it is added. */
  productId?: string
  state: ReturnType<typeof useProductForm>
  required: readonly FieldName[]
  pictureFailed: string
  onSubmit: () => void
  onClose: () => void
  buttons: ReactNode
  /** Fields of its own, below the others. */
  children?: ReactNode
  /** In place of the fields, as long as something has to be decided first. */
  instead?: ReactNode
}

const questions = {
  unsaved: discard,
  // What has been sent cannot be called back.
  whileSaving: {
    question: 'The product is being saved. Leave without waiting?',
    yes: 'Leave',
    no: 'Wait',
  },
}

/** The dialog around the form of a product, and the question before what was typed is lost. */
export function FormDialog({
  title,
  productId,
  state: { form, dispatch, pictures, uploads, leaving },
  required,
  pictureFailed,
  onSubmit,
  onClose,
  buttons,
  instead,
  children,
}: FormDialogProps) {
  const element = useRef<HTMLFormElement>(null)
  const { blocker, allow } = leaving
  useKeyboardRoom()

  useEffect(() => {
    if (form.stops === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
    // The field of the pictures is no place that the browser scrolls to.
    wrong?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [form.stops])

  return (
    <DeskDialog
      title={title}
      width="form"
      keepsTyped={false}
      onClose={onClose}
      footer={
        <>
          {/* Not read out here: its toast is. */}
          {form.said && (
            <p className="text-terracotta-strong w-full text-sm font-medium sm:w-auto sm:flex-1 sm:self-center">
              {form.said}
            </p>
          )}
          {buttons}
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        aria-busy={form.isSaving || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {instead}
        <div hidden={Boolean(instead)} className="space-y-4">
          <MainFields form={form} required={required} dispatch={dispatch} />
          <PictureField
            pictures={pictures}
            uploads={uploads}
            failure={pictureFailed}
            error={form.errors.productImage}
            refusals={form.refusals}
            isSent={form.isSent}
            isHidden={Boolean(instead)}
            onChange={(refusals) => dispatch({ type: 'picturesChanged', refusals })}
          />
          <ShelfFields form={form} required={required} dispatch={dispatch} />
          <MoreFields form={form} required={required} dispatch={dispatch} />
          <FactFields form={form} required={required} dispatch={dispatch} />
          {children}
          {/* Outside of what may be closed: it is seen in any case. */}
          <FamilyTax fields={form.fields} productId={productId} />
        </div>
      </form>
      {blocker.state === 'blocked' && (
        <AskDialog
          {...(form.isSent ? questions.whileSaving : questions.unsaved)}
          onNo={blocker.reset}
          onYes={() => {
            allow()
            blocker.proceed()
          }}
        />
      )}
    </DeskDialog>
  )
}
