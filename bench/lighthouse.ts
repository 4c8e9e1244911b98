import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse's simulated phone makes of one page. Times in milliseconds. */
export interface Verdict {
  page: string
  runs: number
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestPaint: number
  firstPaint: number
  blocking: number
  shift: number
  longestTask: number
  /** Audits that did not pass, by their ids. */
  failed: string[]
}

/** The median of several runs, figure by figure. */
export async function judge(chromiumPath: string, url: string, page: string, runs: number): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let run = 0; run < runs; run++) verdicts.push(await whole(chromiumPath, url, page))
  const mid = (figure: (verdict: Verdict) => number) => median(verdicts.map(figure))
  return {
    page,
    runs,
    performance: mid((verdict) => verdict.performance),
    accessibility: mid((verdict) => verdict.accessibility),
    bestPractices: mid((verdict) => verdict.bestPractices),
    seo: mid((verdict) => verdict.seo),
    largestPaint: mid((verdict) => verdict.largestPaint),
    firstPaint: mid((verdict) => verdict.firstPaint),
    blocking: mid((verdict) => verdict.blocking),
    shift: mid((verdict) => verdict.shift),
    longestTask: mid((verdict) => verdict.longestTask),
    failed: [...new Set(verdicts.flatMap(({ failed }) => failed))],
  }
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Lighthouse now and then loses the beginning of its own trace: such a run is made again. */
async function whole(chromiumPath: string, url: string, page: string): Promise<Verdict> {
  for (let tries = 1; ; tries++)
    try {
      return await once(chromiumPath, url, page)
    } catch (error) {
      if (tries === 3) throw error
    }
}

/** Each run has a browser of its own, so that none finds anything kept. */
async function once(chromiumPath: string, url: string, page: string): Promise<Verdict> {
  const port = 9300 + Math.floor(Math.random() * 600)
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  try {
    const result = await lighthouse(url + page, { port, logLevel: 'error', onlyCategories: [...categories] })
    if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`)
    const score = (id: (typeof categories)[number]) => Math.round((lhr.categories[id]?.score ?? 0) * 100)
    const figure = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    const weighed = new Set(
      categories.flatMap((id) =>
        (lhr.categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map((ref) => ref.id),
      ),
    )
    return {
      page,
      runs: 1,
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      largestPaint: figure('largest-contentful-paint'),
      firstPaint: figure('first-contentful-paint'),
      blocking: figure('total-blocking-time'),
      shift: figure('cumulative-layout-shift'),
      longestTask: longestTask(lhr.audits['long-tasks']?.details),
      failed: Object.values(lhr.audits)
        .filter(({ id, score }) => weighed.has(id) && score !== null && score < 0.9)
        .map(({ id }) => id),
    }
  } finally {
    await browser.close()
  }
}

function longestTask(details: unknown): number {
  const { items = [] } = (details ?? {}) as { items?: { duration?: number }[] }
  return Math.max(0, ...items.map(({ duration = 0 }) => duration))
}
