import { Eye, Heart } from 'lucide-react'
import { useId, useState } from 'react'

import { BasketIcon } from '#app/ui/basket-icon.tsx'
import { Button, ButtonLink, IconButton } from '#app/ui/button.tsx'
import { Dots } from '#app/ui/dots.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Field } from '#app/ui/field.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { PauseButton } from '#app/ui/pause-button.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { showToast } from '#app/ui/toast.tsx'

import { Specimen } from './specimen.tsx'

const looks = ['primary', 'quiet', 'sunny', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

/** Everything that is pressed or filled in. */
export function Controls() {
  return (
    <>
      <Specimen name="Button: looks, sizes, disabled">
        <div className="flex flex-col gap-3">
          {looks.map((look) => (
            <div key={look} className="flex flex-wrap items-center gap-3">
              {sizes.map((size) => (
                <Button key={size} look={look} size={size}>
                  {look}, {size}
                </Button>
              ))}
              <Button look={look} disabled>
                disabled
              </Button>
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="ButtonLink, IconButton, BasketIcon">
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink to="/ui">A link</ButtonLink>
          <Button look="quiet">
            <BasketIcon /> Add to Cart
          </Button>
          <IconButton label="Keep for later">
            <Heart size={22} />
          </IconButton>
        </div>
      </Specimen>
      <Specimen name="Field: plain, hint, error, trailing, disabled">
        <div className="grid gap-5">
          <Field label="Name" placeholder="As on the parcel" />
          <Field label="Phone" hint="We call you when we are at your door." />
          <Field label="E-mail" error="Please enter an e-mail address with an @." defaultValue="asha" />
          <Field
            label="Password"
            type="password"
            defaultValue="secret"
            trailing={
              <IconButton label="Show password">
                <Eye size={20} />
              </IconButton>
            }
          />
          <Field label="Village" defaultValue="Rampur" disabled />
        </div>
      </Specimen>
      <Specimen name="QuantityStepper, Dots, PauseButton">
        <Movable />
      </Specimen>
      <Specimen name="Pagination">
        <Pagination page={5} pages={9} pathOf={(page) => `/ui?page=${page}`} />
      </Specimen>
      <Specimen name="Drawer, toasts">
        <Openable />
      </Specimen>
    </>
  )
}

const dotNames = ['Market', 'Mangoes', 'Dals']

function Movable() {
  const [quantity, setQuantity] = useState(1)
  const [place, setPlace] = useState(0)
  const [isPaused, setPaused] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <QuantityStepper quantity={quantity} what="Tomato" onChange={setQuantity} />
      <Dots names={dotNames} place={place} onChoose={setPlace} />
      <PauseButton what="the sample" isPaused={isPaused} onToggle={() => setPaused(!isPaused)} />
    </div>
  )
}

function Openable() {
  const drawer = useId()
  return (
    <div className="flex flex-wrap gap-3">
      <Button popoverTarget={drawer}>Open drawer</Button>
      <Button look="quiet" onClick={() => showToast('success', 'Cart updated successfully')}>
        Success
      </Button>
      <Button look="quiet" onClick={() => showToast('error', 'Login failed. Please try again.')}>
        Error
      </Button>
      <Drawer
        id={drawer}
        title="Filters & Sort"
        footer={<Button className="w-full">Show 24 products</Button>}
      >
        <p>The content of the drawer.</p>
      </Drawer>
    </div>
  )
}
