/** What Prometheus would read. */
export interface Scraped {
  /** Of the one series that has these labels; undefined where there is none. */
  of: (metric: string, labels?: Record<string, string>) => number | undefined
  /** All series of a metric that have these labels, added up. */
  sum: (metric: string, labels?: Record<string, string | RegExp>) => number
  /** The names of all metrics. */
  names: Set<string>
}

interface Series {
  metric: string
  labels: Record<string, string>
  value: number
}

/** Asks a shop for its metrics, and reads them. */
export async function scrape(port: number): Promise<Scraped> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  const text = await answer.text()
  const series = text.split('\n').flatMap(readLine)
  const having = (metric: string, wanted: Record<string, string | RegExp>) =>
    series.filter(
      (one) =>
        one.metric === metric &&
        Object.entries(wanted).every(([name, value]) => fits(one.labels[name] ?? '', value)),
    )
  return {
    of: (metric, labels = {}) => having(metric, labels)[0]?.value,
    sum: (metric, labels = {}) => having(metric, labels).reduce((sum, { value }) => sum + value, 0),
    names: new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name)),
  }
}

function fits(value: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? value === wanted : wanted.test(value)
}

function readLine(line: string): Series[] {
  const [, metric = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
  if (value === undefined) return []
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', text = '']) => [name, text])
  return [{ metric, labels: Object.fromEntries(pairs), value: Number(value) }]
}
