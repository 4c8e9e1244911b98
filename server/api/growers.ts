import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/growers.ts'
import type { DeskGrower, GrowerInput } from '#contract/growers.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { allGrowers } from '#domain/growers/queries.ts'
import { addGrower, changeGrower, endGrower } from '#domain/growers/save-grower.ts'
import type { WantedGrower } from '#domain/growers/save-grower.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'

export async function growerCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.allGrowers,
    preParsing: adminFirst,
    handler: async (request) => yes(wordsOf(request).answers.growers, await listOf(await request.ctx())),
  })

  app.route({
    ...contract.addGrower,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      await addGrower(ctx, wantedOf(request.body), request.headers['idempotency-key'])
      return yes(wordsOf(request).answers.growerSaved, await listOf(ctx))
    },
  })

  app.route({
    ...contract.changeGrower,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { version } = request.body
      await changeGrower(ctx, { ...wantedOf(request.body), id: request.params.id, version })
      return yes(wordsOf(request).answers.growerSaved, await listOf(ctx))
    },
  })

  app.route({
    ...contract.endGrower,
    preParsing: adminFirst,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { ended, version } = request.body
      await endGrower(ctx, { id: request.params.id, version, isEnded: ended })
      const { answers } = wordsOf(request)
      return yes(ended ? answers.growerEnded : answers.growerBack, await listOf(ctx))
    },
  })
}

function wantedOf({ image, since, mobile, shareBp, ...typed }: GrowerInput): WantedGrower {
  return {
    ...typed,
    since: since ?? null,
    imageUrl: image ?? null,
    mobile: mobile || null,
    certificateScheme: typed.certificateScheme ?? null,
    certificateNumber: typed.certificateNumber ?? null,
    certificateUntil: typed.certificateUntil ?? null,
    shareBp: typed.terms === 'share' ? (shareBp ?? null) : null,
  }
}

async function listOf(ctx: Ctx): Promise<{ data: DeskGrower[] }> {
  const all = await allGrowers(ctx)
  return {
    data: all.map(({ id, imageUrl, createdAt: _at, endedAt, ...grower }) => ({
      ...grower,
      _id: id,
      image: imageUrl,
      endedAt: endedAt?.toISOString() ?? null,
    })),
  }
}
