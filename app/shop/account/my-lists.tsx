import { ListLink } from '#app/frame/list-link.tsx'
import { MySharedLists } from '#app/shop/shared-list/my-shared-lists.tsx'
import * as words from '#words/shop/share/en.ts'

/** The way to a whole shopping list, and the lists that one shares. */
export function MyLists() {
  return (
    <section
      aria-labelledby="lists"
      className="bg-paper-raised border-line rounded-card border px-5 py-4 pb-6"
    >
      <h2 id="lists" className="text-2xl">
        {words.lists}
      </h2>
      <div className="mt-1">
        <ListLink />
      </div>
      <MySharedLists isPart />
    </section>
  )
}
