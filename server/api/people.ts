import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/people.ts'
import { addHelper } from '#domain/customers/add-helper.ts'
import { blockPerson } from '#domain/customers/block-person.ts'
import { endSessionsOf } from '#domain/customers/end-sessions-of.ts'
import { joinPeople } from '#domain/customers/join-people.ts'
import { partPeople } from '#domain/customers/part-people.ts'
import { renamePerson } from '#domain/customers/rename-person.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireDeskUser } from '#server/http/wire.ts'
import { words } from '#words/words.ts'

/** What an administrator does with people, beside their role, duties and coins. */
export async function peopleCalls(scope: FastifyInstance): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()
  const preParsing = adminFirst

  app.route({
    ...contract.addHelper,
    preParsing,
    handler: async (request) => {
      const key = request.headers['idempotency-key']
      const person = await addHelper(await request.ctx(), request.body, key)
      return yes(words.answers.helperAdded, { data: wireDeskUser(person) })
    },
  })

  app.route({
    ...contract.renamePerson,
    preParsing,
    handler: async (request) => {
      const person = { userId: request.params.id, name: request.body.name }
      return yes(words.answers.userRenamed, {
        data: wireDeskUser(await renamePerson(await request.ctx(), person)),
      })
    },
  })

  app.route({
    ...contract.endSessionsOf,
    preParsing,
    handler: async (request) => {
      await endSessionsOf(await request.ctx(), { userId: request.params.id })
      return yes(words.answers.sessionsEnded)
    },
  })

  app.route({
    ...contract.blockPerson,
    preParsing,
    handler: async (request) => {
      const block = { userId: request.params.id, from: request.body.from || null }
      return yes(words.answers.userBlocked, {
        data: wireDeskUser(await blockPerson(await request.ctx(), block)),
      })
    },
  })

  app.route({
    ...contract.joinPeople,
    preParsing,
    handler: async (request) => {
      const both = { userId: request.params.id, otherId: request.body.otherId }
      return yes(words.answers.peopleJoined, {
        data: wireDeskUser(await joinPeople(await request.ctx(), both)),
      })
    },
  })

  app.route({
    ...contract.partPeople,
    preParsing,
    handler: async (request) => {
      const person = await partPeople(await request.ctx(), { userId: request.params.id })
      return yes(words.answers.peopleParted, { data: wireDeskUser(person) })
    },
  })
}
