import { NotOpenYet } from '#app/desk/not-open-yet.tsx'

export default function AllOrders() {
  return (
    <NotOpenYet title="Admin Order Management" calls={['GET /api/all-orders']}>
      <p>Every order that was paid for, with who bought it and by which payment.</p>
    </NotOpenYet>
  )
}
