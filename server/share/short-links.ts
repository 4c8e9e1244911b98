import type { FastifyInstance } from 'fastify'

import { languageOfLink } from '#domain/counter/status-link.ts'
import { pathIn } from '#words/languages.ts'

/** Short addresses of an order's link, for a text message: they lead to its page in the order's language. */
export async function shortLinks(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  app.get<{ Params: { token: string } }>('/o/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params
    const language = await languageOfLink(request.guestCtx(), token)
    const page = pathIn(language, `/order/${encodeURIComponent(token)}/status`)
    return reply.header('cache-control', 'no-store').redirect(publicUrl + page, 302)
  })
}
