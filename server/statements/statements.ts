import path from 'node:path'

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Piscina } from 'piscina'

import { projectFolder } from '#db/project-folder.ts'
import { busy } from '#domain/ground/busy.ts'
import { hasCode } from '#domain/ground/errors.ts'
import { openStatement } from '#domain/settlement/statement-links.ts'
import { endOfIndianDay } from '#domain/time/rules.ts'
import type { DrawnStatement } from '#server/documents/statement-pdf.ts'
import { plainPage, plainPagePolicy } from '#server/pages/plain-page.ts'
import { languageOf, languages, pathIn } from '#words/languages.ts'

import { statementCsv } from './statement-csv.ts'
import { statementPage } from './statement-page.ts'
import { tell, wordsOfStatement } from './statement-text.ts'

/** So many may wait for their PDF; one who comes after them is asked to come again. */
const mostWaiting = 24
const mostMs = 20_000

type Opened = Awaited<ReturnType<typeof openStatement>>

/**
 * What a grower got in a week, for whoever has its link: as a page without a script, as PDF and as CSV. What
 * has no link any more looks like what never had one.
 */
export async function statements(app: FastifyInstance): Promise<void> {
  const thread = new Piscina<DrawnStatement, Uint8Array>({
    // As it stands in the sources, as `DocumentStore` has its own.
    filename: path.join(projectFolder(), 'server', 'documents', 'statement-pdf.ts'),
    name: 'statementPdf',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    niceIncrement: 3,
    execArgv: [],
  })
  app.addHook('onClose', () => thread.destroy())
  const hidden = { schema: { hide: true } }
  for (const language of languages) {
    app.get<Asked>(pathIn(language, '/statement/:token'), hidden, async (request, reply) => {
      const opened = await open(request, reply)
      if (!opened) return reply
      const name = `${pathIn(language, '/statement/')}${request.params.token}`
      const files = { pdf: `${name}/statement.pdf`, csv: `${name}/statement.csv` }
      const told = tell(opened, request.guestCtx().shop.name)
      return reply.type('text/html; charset=utf-8').send(statementPage(told, files))
    })
    app.get<Asked>(pathIn(language, '/statement/:token/statement.csv'), hidden, async (request, reply) => {
      const opened = await open(request, reply)
      if (!opened) return reply
      return asFile(reply, `${opened.week}.csv`).type('text/csv; charset=utf-8').send(statementCsv(opened))
    })
    app.get<Asked>(pathIn(language, '/statement/:token/statement.pdf'), hidden, async (request, reply) => {
      const opened = await open(request, reply)
      if (!opened) return reply
      if (thread.queueSize >= mostWaiting) throw busy('browsing')
      const drawn = await thread.run(drawnOf(opened, request.guestCtx().shop.name), {
        signal: AbortSignal.timeout(mostMs),
      })
      return asFile(reply, `${opened.week}.pdf`).type('application/pdf').send(Buffer.from(drawn))
    })
  }
}

interface Asked {
  Params: { token: string }
}

/** null: the answer is sent, because the link opens nothing. */
async function open(request: FastifyRequest<Asked>, reply: FastifyReply): Promise<Opened | null> {
  void reply.headers({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': plainPagePolicy,
  })
  try {
    return await openStatement(request.guestCtx(), request.params.token)
  } catch (error) {
    if (!hasCode(error, 'not_found')) throw error
    const language = languageOf(request.url)
    const words = wordsOfStatement(language)
    void reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(plainPage({ language, title: words.gone, html: `<p>${words.goneHint}</p>` }))
    return null
  }
}

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply.header('content-disposition', `attachment; filename="statement-${name}"`)
}

function drawnOf(opened: Opened, shop: string): DrawnStatement {
  const { words, ...told } = tell(opened, shop)
  return {
    ...told,
    at: endOfIndianDay(opened.lastDay),
    from: words.from(shop),
    beforeWords: words.before,
    owedWords: told.isOwing ? words.owes : words.owed,
    closedWords: words.closed,
  }
}
