/** The page of a run, and its plots. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { machine } from '../report.ts'
import type { AtSize } from './at-size.ts'
import { detailsOf, memoryTable, startTable } from './details.ts'
import { plot } from './plot.ts'
import { together } from './rounds.ts'
import type { Run } from './run.ts'
import { rowsOf, tableOf } from './table.ts'

const names = { page: 'SPEED.md', load: 'speed-load.svg', size: 'speed-size.svg' }

/** Writes SPEED.md and the plots into the folder. Answers what is to be printed. */
export function writeReport(folder: string, run: Run): string {
  const table = tableOf(rowsOf(run), run.options.isJudged)
  const page = [
    '# How fast the shop answers',
    '',
    ...circumstances(run),
    '',
    '## What was promised',
    '',
    ...table,
    '',
    ...howToRead,
    '',
    '## Latency',
    '',
    `![Latency against load](${names.load})`,
    '',
    `![Latency against the size of the market](${names.size})`,
    '',
    '## Figures of this machine at that hour',
    '',
    ...detailsOf(run),
    '',
    '## Memory',
    '',
    ...memoryTable(run),
    '',
    '## Seed and start',
    '',
    ...startTable(run),
    '',
  ]
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, names.page), page.join('\n'))
  fs.writeFileSync(path.join(folder, names.load), loadPlot(run))
  fs.writeFileSync(path.join(folder, names.size), sizePlot(run))
  return ['', ...table, '', `Written into ${folder}`].join('\n')
}

function circumstances({ command, options, began, versions }: Run): string[] {
  const ended = machine()
  const load = `${began.load.toFixed(1)} at the start and ${ended.load.toFixed(1)} at the end`
  const { postgres, pgbench, fastify } = versions
  const with_ = [
    `Node ${began.node}`,
    `PostgreSQL ${postgres}`,
    pgbench ?? 'no pgbench',
    `Fastify ${fastify}`,
  ]
  return [
    `\`${command}\`, ${began.at.slice(0, 16).replace('T', ' ')} to ${ended.at.slice(11, 16)} UTC. ${began.processor}, ${began.memoryGigabytes} GB. ${with_.join(', ')}. Load of the machine ${load}.`,
    '',
    `Production build, one process, started by \`npm start\` on an empty data folder with its own PostgreSQL; ${options.connections} connections, ${options.rounds} rounds of ${options.seconds} s. Server, PostgreSQL and load share ${os.cpus().length} processors.`,
    ...(began.load > os.cpus().length / 2
      ? [
          '',
          `**The machine was busy with other work when this run began (load ${began.load.toFixed(1)} on ${os.cpus().length} processors), so it is no verdict: it shows the form of this page.**`,
        ]
      : []),
    ...(options.isJudged ? [] : ['', '**The smallest form, which judges nothing.**']),
  ]
}

const howToRead = [
  '## How to read it',
  '',
  '- A part of a limit is the shop’s answers a second by those of the limit, both measured by turns in the same run; the middle of the rounds, and in brackets the least and the most of them.',
  '- **Bare Node** is an `http.createServer` that sends the status, headers and bytes that the shop has sent, from memory. It reads what is posted. **Fastify** does the same without a log.',
  '- **pgbench** runs prepared statements on tables like the shop’s, in the same PostgreSQL: one upsert of a cart’s line; or one transaction that writes an order and, in one statement, its three lines.',
  '- What is said of larger markets is compared with the smallest one by their parts of bare Node, because the runs lie minutes apart. First renders are compared as they are.',
  '- Load comes from a process of its own. In a closed loop a connection asks again as soon as it has its answer. In an open loop a request’s time begins when it is due, whether or not a connection is free.',
  '- µs is what the server’s process spends of a processor for one answer, PostgreSQL not counted: it depends less on what else the machine does.',
  '- Whole orders are paid at a gateway that answers from memory in another process. `settlePayment` is called by a process without a server.',
  '- Searches are all of `bench/search/queries.json`, by turns with ten times as many that nobody has typed; none comes twice in a row.',
]

function loadPlot({ once }: Run): string {
  const lines = once.curves.flatMap(({ what, points }, colour) => {
    const drawn = (latency: 'p50' | 'p99') =>
      points.map(({ perSecond, came }) => ({ x: perSecond, y: came[latency] }))
    return [
      { name: `${what}, p50`, points: drawn('p50'), colour },
      { name: `${what}, p99`, points: drawn('p99'), colour, isDashed: true },
    ]
  })
  return plot({ title: 'Latency against load, open loop', x: 'requests a second', y: 'milliseconds', lines })
}

function sizePlot({ sizes }: Run): string {
  const measured = {
    'kept pages': (one: AtSize) => together(one.pages.ours),
    'first render': (one: AtSize) => one.firstRender,
    details: (one: AtSize) => together(one.details.ours),
    'pages of the list': (one: AtSize) => together(one.listPages.ours),
    search: (one: AtSize) => together(one.search.ours),
  }
  const lines = Object.entries(measured).map(([name, of], colour) => ({
    name,
    points: sizes.map((one) => ({ x: one.products, y: of(one).p50 })),
    colour,
  }))
  return plot({
    title: 'Median latency against the size of the market',
    x: 'products',
    y: 'milliseconds',
    lines,
  })
}
