import os from 'node:os'

import type { PageWeight } from '../scripts/budget.ts'
import type { FirstByte } from './first-byte.ts'
import type { FirstView } from './first-view.ts'
import type { LargeText } from './large-text.ts'
import type { Verdict } from './lighthouse.ts'
import type { Offline } from './offline.ts'
import { isHeld } from './positions.ts'
import type { Position } from './positions.ts'
import type { Reach } from './reach.ts'
import type { Visit } from './session.ts'

/** Where and when a figure was taken. */
export interface Machine {
  at: string
  processor: string
  memoryGigabytes: number
  node: string
  /** How many programs wanted a processor, over the last minute. */
  load: number
}

export function machine(): Machine {
  const cpus = os.cpus()
  return {
    at: new Date().toISOString(),
    processor: `${cpus.length} × ${cpus[0]?.model.trim() || os.arch()}`,
    memoryGigabytes: Math.round(os.totalmem() / 1e9),
    node: process.version,
    load: os.loadavg()[0] ?? 0,
  }
}

interface Measured {
  began: Machine
  ended: Machine
  runs: number
  verdicts: Verdict[]
  views: FirstView[]
  session: Visit
  read: Reach
  large: LargeText
  withoutLine: Offline
  places: Position[]
  bytes: FirstByte
  weights: PageWeight[]
  product: string
}

/** All figures as a page of Markdown, good and bad alike. */
export function report(measured: Measured): string {
  return [
    '# How fast, light and readable the pages are',
    '',
    ...circumstances(measured),
    ...lighthouse(measured),
    ...firstViews(measured),
    ...firstScreens(measured),
    ...scorecard(measured),
    ...findings(measured),
    '',
  ].join('\n')
}

function circumstances({ began, ended, runs }: Measured): string[] {
  const isBusy = Math.max(began.load, ended.load) > os.cpus().length
  return [
    `\`npm run bench:pages${runs === 5 ? '' : ` -- --runs=${runs}`}\`, ${began.at.slice(0, 16).replace('T', ' ')} to ${ended.at.slice(11, 16)} UTC, Node ${began.node}, ${began.processor}, ${began.memoryGigabytes} GB. Load ${began.load.toFixed(1)} at the start and ${ended.load.toFixed(1)} at the end.`,
    '',
    'Production build, empty data folder, the whole demo market, test gateway. Lighthouse’s own simulated phone (slow 4G, processor four times slower); the middle of its runs.',
    ...(isBusy
      ? [
          '',
          '**The machine had more to do than this measurement. Times are worse than those of a machine left alone; bytes, requests, shifts and violations are not touched by it.**',
        ]
      : []),
    '',
  ]
}

function lighthouse({ verdicts, runs }: Measured): string[] {
  return [
    `## Lighthouse, median of ${runs}`,
    '',
    '| page | performance | accessibility | best practices | SEO | largest paint | first paint | blocking | shift | longest task |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |',
    '| *limit* | 98 (95) | 100 | 100 | 100 | 1.5 s | | 60 ms | 0.005 | 120 ms |',
    ...verdicts.map(
      (one) =>
        `| \`${one.page}\` | ${one.performance} | ${one.accessibility} | ${one.bestPractices} | ${one.seo} | ${seconds(one.largestPaint)} | ${seconds(one.firstPaint)} | ${milliseconds(one.blocking)} | ${one.shift.toFixed(4)} | ${milliseconds(one.longestTask)} |`,
    ),
    '',
  ]
}

function firstViews({ views, weights }: Measured): string[] {
  const heaviest = weights.filter(({ isAdmin }) => !isAdmin)[0]
  return [
    '## First view on a phone of 360 pixels',
    '',
    'Everything that is fetched until the page has come to rest, pictures just below the fold among it. Apart from it what is fetched when the page is idle: its parts further down, and the scripts of the pages that come next.',
    '',
    '| page | requests | bytes | scripts | pictures | when idle | other hosts | complaints in the console |',
    '| --- | --: | --: | --: | --: | --: | --: | --: |',
    '| *limit, home* | 25 | 260 KB | 110 KB | | | 0 | 0 |',
    ...views.map(
      (one) =>
        `| \`${one.page}\` | ${one.requests} | ${kilobytes(one.bytes)} | ${one.scripts.requests} files, ${kilobytes(one.scripts.bytes)} | ${one.images.requests} files, ${kilobytes(one.images.bytes)} | ${one.idle.requests} files, ${kilobytes(one.idle.bytes)} | ${one.otherHosts.length} | ${one.complaints.length} |`,
    ),
    '',
    heaviest
      ? `The heaviest page of the shop by its scripts alone is \`${heaviest.page}\` with ${kilobytes(sum(heaviest.scripts))}.`
      : '',
    '',
  ]
}

function firstScreens({ places }: Measured): string[] {
  return [
    '## First screens',
    '',
    'Where things end, in pixels from the top of the page.',
    '',
    ...positionTable(places),
    '',
  ]
}

export function positionTable(places: readonly Position[]): string[] {
  return [
    '| where | what | limit | measured | |',
    '| --- | --- | --: | --: | --- |',
    ...places.map(
      (one) =>
        `| ${one.where} | ${one.what} | ${one.isLeast ? 'at least ' : ''}${one.limit} | ${one.measured} | ${isHeld(one) ? '' : 'not held'} |`,
    ),
  ]
}

function scorecard({
  verdicts,
  views,
  session,
  read,
  large,
  withoutLine,
  bytes,
  weights,
  product,
}: Measured): string[] {
  const home = verdicts.find(({ page }) => page === '/')
  const detail = verdicts.find(({ page }) => page === product)
  const view = views.find(({ page }) => page === '/')
  const scripts = (page: string) => {
    const weight = weights.find((one) => one.page === page)
    return weight ? kilobytes(sum(weight.scripts)) : 'no such page yet'
  }
  const worst = (figure: (one: Verdict) => number) => Math.max(...verdicts.map(figure))
  const rows = [
    [
      'U3',
      'Largest paint, home · product',
      '1.5 s · 1.4 s',
      `${seconds(home?.largestPaint)} · ${seconds(detail?.largestPaint)}`,
    ],
    [
      'U4',
      'Blocking time · longest task, worst page',
      '60 ms · 120 ms',
      `${milliseconds(worst((one) => one.blocking))} · ${milliseconds(worst((one) => one.longestTask))}`,
    ],
    [
      'U5',
      'Layout shift over a visit of home and listing',
      '0.005',
      session.shift.toFixed(4) + (session.shiftOf && ` (most of all: ${session.shiftOf})`),
    ],
    [
      'U6',
      'Interaction to paint, processor four times slower: 98th of 100 · middle',
      '100 ms',
      `${milliseconds(session.slowest)} · ${milliseconds(session.usual)} (${session.interactions} interactions: search typing, drawer, filters, orders, add, plus and minus; at the 98th: ${session.slowestOf})`,
    ],
    [
      'U7',
      'First byte of home at 100 requests a second, 95th of 100',
      '40 ms',
      `${milliseconds(bytes.p95)} (middle ${milliseconds(bytes.p50)}); the HTML is the same for those signed in`,
    ],
    [
      'U8',
      'List to product with its picture, processor four times slower: fetched before · not',
      '100 · 300 ms',
      `${milliseconds(session.prefetchedProduct)} · ${milliseconds(session.coldProduct)}`,
    ],
    ['U9', 'Scripts in brotli, home · about', '125 KB · 0', `${scripts('/')} · ${scripts('/about')}`],
    ['U10', 'Bytes of home’s first view', '260 KB', kilobytes(view?.bytes ?? Number.NaN)],
    [
      'U11',
      'Requests of home’s first view · to other hosts',
      '25 · 0',
      `${view?.requests} · ${view?.otherHosts.length}`,
    ],
    [
      'U12',
      'Without scripts browse, search, filter and read every page',
      'all',
      'a browser test of its own (`tests/e2e/`); not measured here',
    ],
    [
      'U13',
      'axe violations',
      '0',
      `${read.violations.length} in ${read.views} views (320, 768, 1280 pixels, light and dark)`,
    ],
    [
      'U14',
      'Buying by keyboard alone',
      'passes',
      'a browser test of its own (`tests/e2e/`); not measured here',
    ],
    ['U15', 'Targets below 24 pixels', '0', String(read.small.length)],
    ['U16', 'Contrast failures that axe sees', '0', String(read.contrast.length)],
    [
      'U17',
      'Large letters (130, 150, 200 %), 320 pixels (400 % zoom), wide spacing: what moves sideways, is cut or covered',
      '0',
      `${large.faults.length} on ${large.pages} pages`,
    ],
    [
      'U25',
      'Without a line: seen pages that open · the shop’s own page for others · scripts that are missing',
      'all · all · 0',
      `${withoutLine.seen - withoutLine.lost.length} of ${withoutLine.seen} · ${withoutLine.others - withoutLine.bare.length} of ${withoutLine.others} · ${withoutLine.missingScripts.length}; 20 new builds under an open tab: a browser test of its own`,
    ],
  ]
  return [
    '## Scorecard',
    '',
    '| | measure | limit | measured |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ]
}

function findings({ verdicts, views, read, large, withoutLine, places }: Measured): string[] {
  const all = [
    ...verdicts.flatMap(({ page, failed }) => failed.map((id) => `Lighthouse, \`${page}\`: ${id}`)),
    ...views
      .filter(({ page, requests, bytes }) => page === '/' && (requests > 25 || bytes > 260_000))
      .map(
        ({ page, requests, bytes }) => `First view, \`${page}\`: ${requests} requests, ${kilobytes(bytes)}`,
      ),
    ...views.flatMap(({ page, complaints }) => complaints.map((words) => `Console, \`${page}\`: ${words}`)),
    ...read.violations.map((words) => `axe, ${words}`),
    ...read.small.map((words) => `Small target, ${words}`),
    ...large.faults.map((words) => `Large letters, ${words}`),
    ...withoutLine.lost.map((page) => `Without a line, \`${page}\` did not open again`),
    ...withoutLine.bare.map((page) => `Without a line, \`${page}\` was not the shop’s own page`),
    ...withoutLine.missingScripts.map((file) => `Without a line, no ${file}`),
    ...places
      .filter((one) => !isHeld(one))
      .map(({ where, what, measured }) => `First screen, ${where}: ${what} at ${measured}`),
  ]
  if (all.length === 0) return ['Nothing was found that has to be mended.']
  return ['## What was found', '', ...all.slice(0, 60).map((words) => `- ${words}`)]
}

function sum(files: readonly { bytes: number }[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}

function seconds(duration: number | undefined): string {
  return duration === undefined ? 'not measured' : `${(duration / 1000).toFixed(2)} s`
}

function milliseconds(duration: number): string {
  return `${Math.round(duration)} ms`
}
