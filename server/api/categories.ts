import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/categories.ts'
import type { DeskCategory as WireCategory } from '#contract/categories.ts'
import { addCategory } from '#domain/categories/add-category.ts'
import { changeCategory } from '#domain/categories/change-category.ts'
import { deleteCategory } from '#domain/categories/delete-category.ts'
import { moveCategory } from '#domain/categories/move-category.ts'
import { allCategories } from '#domain/categories/queries.ts'
import type { DeskCategory } from '#domain/categories/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function categoryCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allCategories,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(wordsOf(request).answers.categories, listOf(await allCategories(await request.ctx()))),
  })

  app.route({
    ...contract.addCategory,
    preParsing: adminFirst,
    handler: async (request) => {
      const { body, headers } = request
      const all = await addCategory(await request.ctx(), body, headers['idempotency-key'])
      return yes(wordsOf(request).answers.categoryAdded(body), listOf(all))
    },
  })

  app.route({
    ...contract.changeCategory,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(
        wordsOf(request).answers.categoryChanged,
        listOf(await changeCategory(await request.ctx(), request.body)),
      ),
  })

  app.route({
    ...contract.moveCategory,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(
        wordsOf(request).answers.categoryMoved,
        listOf(await moveCategory(await request.ctx(), request.body)),
      ),
  })

  app.route({
    ...contract.deleteCategory,
    preParsing: adminFirst,
    handler: async (request) =>
      yes(
        wordsOf(request).answers.categoryDeleted,
        listOf(await deleteCategory(await request.ctx(), request.body)),
      ),
  })
}

function listOf(categories: readonly DeskCategory[]): { data: WireCategory[] } {
  return {
    data: categories.map(({ value, label, hindiLabel, mark, isFixed, goods, version }) => ({
      value,
      label,
      hindiLabel: hindiLabel ?? '',
      mark: mark ?? '',
      fixed: isFixed,
      goods,
      version,
    })),
  }
}
