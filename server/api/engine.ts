import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'

import * as contract from '#contract/engine.ts'
import { engineFigures } from '#domain/engine/queries.ts'
import { adminFirst } from '#server/http/admin-first.ts'
import { yes } from '#server/http/answer.ts'
import { wordsOf } from '#server/http/words-of.ts'
import { dataDisk } from '#server/metrics/data-disk.ts'
import type { ProcessFigures } from '#server/metrics/process-figures.ts'
import { programVersion } from '#server/program-version.ts'

interface Options {
  figures: () => ProcessFigures
  dataDir: string
}

/** How the shop runs, for a shop that nobody else watches. */
export async function engineCalls(scope: FastifyInstance, { figures, dataDir }: Options): Promise<void> {
  const app = scope.withTypeProvider<ZodTypeProvider>()

  app.route({
    ...contract.getEngine,
    preParsing: adminFirst,
    handler: async (request) => {
      const { jobs, processes, schema, postgres, backupAt, ...shop } = await engineFigures(
        await request.ctx(),
      )
      const data = {
        ...shop,
        jobs: jobs.map(({ succeededAt, failedAt, ...job }) => ({
          ...job,
          succeededAt: succeededAt?.toISOString() ?? null,
          failedAt: failedAt?.toISOString() ?? null,
        })),
        processes: processes.map(({ connectedAt, ...process }) => ({
          ...process,
          connectedAt: connectedAt.toISOString(),
        })),
        backupAt: backupAt?.toISOString() ?? null,
        answering: figures(),
        versions: { program: programVersion, schema, postgres },
        disk: await dataDisk(dataDir),
      }
      return yes(wordsOf(request).answers.engine, { data })
    },
  })
}
