import { NotOpenYet } from '#app/desk/not-open-yet.tsx'

export default function AllUsers() {
  return (
    <NotOpenYet title="All Users" calls={['GET /api/all-user', 'POST /api/update-user']}>
      <p>Everybody with an account, and who of them is an administrator.</p>
    </NotOpenYet>
  )
}
