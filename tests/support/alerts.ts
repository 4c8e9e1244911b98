import { readFileSync } from 'node:fs'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

export interface Alert {
  name: string
  /** In PromQL, on one line. */
  expr: string
  /** Of its section, as a part of an address: docs/runbook.md#haaterrors. */
  runbook: string
}

/** The alerts of deploy/, as their file has them. */
export function readAlerts(): Alert[] {
  const text = readFileSync(path.join(projectFolder(), 'deploy', 'prometheus', 'alerts.yml'), 'utf8')
  return text
    .split(/^ +- alert: /m)
    .slice(1)
    .map((part) => ({
      name: /^\w+/.exec(part)?.[0] ?? '',
      expr: (/expr: (?:\|\n)?([^]*?)\n +(?:for|labels):/.exec(part)?.[1] ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
      runbook: /runbook: (\S+)/.exec(part)?.[1] ?? '',
    }))
}

/** Whether a figure is beyond the limit that the expression ends with: `… > 300`. */
export function isBeyond({ expr }: Alert, figure: number): boolean {
  const [, sign, limit] = /([<>]) ([\d.]+)$/.exec(expr) ?? []
  if (sign === undefined) throw new Error(`No limit at the end of ${expr}`)
  return sign === '>' ? figure > Number(limit) : figure < Number(limit)
}

/** The metrics that an expression of PromQL names; `_bucket`, `_sum` and `_count` are parts of one. */
export function metricsIn(expr: string): string[] {
  const named = expr.match(/\b(?:haat|nodejs|process)_\w+/g) ?? []
  return named.map((name) => name.replace(/^(haat_http_request_duration_seconds)_(bucket|sum|count)$/, '$1'))
}
