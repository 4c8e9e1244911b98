import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/people.ts'
import { addHelper } from '#domain/customers/add-helper.ts'
import { blockPerson } from '#domain/customers/block-person.ts'
import { endSessionsOf } from '#domain/customers/end-sessions-of.ts'
import { joinPeople } from '#domain/customers/join-people.ts'
import { partPeople } from '#domain/customers/part-people.ts'
import { addPersonNote, deletePersonNote } from '#domain/customers/person-notes.ts'
import { personPage } from '#domain/customers/person-page.ts'
import { renamePerson } from '#domain/customers/rename-person.ts'
import { setPriceGroup } from '#domain/customers/set-price-group.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { phoneChannels } from '#domain/phone-messages/rules.ts'
import { toRupees } from '#domain/pricing/rules.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wireDeskReturn } from '#server/http/wire-return.ts'
import { wireDeskUser, wireOrder } from '#server/http/wire.ts'
import { wordsOf } from '#server/http/words-of.ts'

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
      return yes(wordsOf(request).answers.helperAdded, { data: wireDeskUser(person) })
    },
  })

  app.route({
    ...contract.getPerson,
    preParsing,
    handler: async (request) =>
      answerPerson(request, await request.ctx(), request.params.id, wordsOf(request).answers.user),
  })

  app.route({
    ...contract.addPersonNote,
    preParsing,
    handler: async (request) => {
      const ctx = await request.ctx()
      const { id: personId } = request.params
      const note = { personId, text: request.body.text }
      await addPersonNote(ctx, note, request.headers['idempotency-key'])
      return answerPerson(request, ctx, personId, wordsOf(request).answers.noteAdded)
    },
  })

  app.route({
    ...contract.deletePersonNote,
    preParsing,
    handler: async (request) => {
      const ctx = await request.ctx()
      await deletePersonNote(ctx, request.params.noteId)
      return answerPerson(request, ctx, request.params.id, wordsOf(request).answers.noteDeleted)
    },
  })

  app.route({
    ...contract.renamePerson,
    preParsing,
    handler: async (request) => {
      const person = { userId: request.params.id, name: request.body.name }
      return yes(wordsOf(request).answers.userRenamed, {
        data: wireDeskUser(await renamePerson(await request.ctx(), person)),
      })
    },
  })

  app.route({
    ...contract.endSessionsOf,
    preParsing,
    handler: async (request) => {
      await endSessionsOf(await request.ctx(), { userId: request.params.id })
      return yes(wordsOf(request).answers.sessionsEnded)
    },
  })

  app.route({
    ...contract.blockPerson,
    preParsing,
    handler: async (request) => {
      const block = { userId: request.params.id, from: request.body.from || null }
      return yes(wordsOf(request).answers.userBlocked, {
        data: wireDeskUser(await blockPerson(await request.ctx(), block)),
      })
    },
  })

  app.route({
    ...contract.setPriceGroup,
    preParsing,
    handler: async (request) => {
      const { group, gstin } = request.body
      const wanted = { userId: request.params.id, priceGroup: group || null, gstin }
      return yes(wordsOf(request).answers.priceGroupSet, {
        data: wireDeskUser(await setPriceGroup(await request.ctx(), wanted)),
      })
    },
  })

  app.route({
    ...contract.joinPeople,
    preParsing,
    handler: async (request) => {
      const both = { userId: request.params.id, otherId: request.body.otherId }
      return yes(wordsOf(request).answers.peopleJoined, {
        data: wireDeskUser(await joinPeople(await request.ctx(), both)),
      })
    },
  })

  app.route({
    ...contract.partPeople,
    preParsing,
    handler: async (request) => {
      const person = await partPeople(await request.ctx(), { userId: request.params.id })
      return yes(wordsOf(request).answers.peopleParted, { data: wireDeskUser(person) })
    },
  })
}

async function answerPerson(request: FastifyRequest, ctx: Ctx, id: string, message: string) {
  const page = await personPage(ctx, id)
  const { person, orders, orderCount, duePaise, returns, notes, answers, hasSecondFactor } = page
  return yes(message, {
    data: {
      user: wireDeskUser(person),
      orders: orders.map((order) => wireOrder(order, wordsOf(request))),
      orderCount,
      due: toRupees(duePaise),
      returns: returns.map(wireDeskReturn),
      answers: answers.map(({ channel, text, at }) => ({
        channel: phoneChannels[channel],
        text,
        at: at.toISOString(),
      })),
      notes: notes.map(({ id: noteId, text, by, at }) => ({
        _id: noteId,
        text,
        by: { _id: by.id, name: by.name },
        at: at.toISOString(),
      })),
      hasSecondFactor,
    },
  })
}
