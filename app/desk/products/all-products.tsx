import { NotOpenYet } from '#app/desk/not-open-yet.tsx'

export default function AllProducts() {
  return (
    <NotOpenYet
      title="Product Management"
      calls={['GET /api/get-product', 'POST /api/upload-product', 'POST /api/update-product']}
    >
      <p>What is for sale: names, pictures, prices and categories.</p>
    </NotOpenYet>
  )
}
