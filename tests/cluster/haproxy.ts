/** HAProxy in front of the shop's processes, and on another port in front of whoever is primary. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'

import { expect, vi } from 'vitest'

import type { Machine } from './machines.ts'
import { programOf } from './packages.ts'
import { restPort } from './patroni.ts'

export interface Balancer {
  /** When it saw this server go down, after `since`. */
  sawDown(server: string, since: number): number | undefined
  /** Settles when it sends people to all of these. */
  allUp(servers: readonly string[]): Promise<void>
}

interface Served {
  name: string
  address: string
}

export const primaryPort = 5432
export const shopPort = 3000
const statsPort = 8404

export function openBalancer(
  place: Machine,
  shops: readonly Served[],
  databases: readonly Served[],
): Balancer {
  const settings = path.join(place.folder, 'haproxy.cfg')
  const away = path.join(place.folder, 'away.http')
  writeFileSync(
    away,
    'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  )
  writeFileSync(settings, haproxySettings(place, away, shops, databases))
  const { said } = place.run([programOf('haproxy'), '-db', '-f', settings])
  return {
    sawDown: (server, since) =>
      said.find(({ at, line }) => at >= since && line.includes(`/${server} is DOWN`))?.at,
    async allUp(servers) {
      await vi.waitFor(
        async () => expect(await upAt(place.address)).toEqual(expect.arrayContaining([...servers])),
        { timeout: 60_000, interval: 100 },
      )
    },
  }
}

async function upAt(address: string): Promise<string[]> {
  const answer = await fetch(`http://${address}:${statsPort}/;csv`)
  const rows = (await answer.text()).split('\n').map((line) => line.split(','))
  const [name, status] = ['svname', 'status'].map((column) => (rows[0] ?? []).indexOf(column))
  return rows.filter((row) => row[status ?? 0] === 'UP').map((row) => row[name ?? 0] ?? '')
}

function haproxySettings(
  { address }: Machine,
  away: string,
  shops: readonly Served[],
  databases: readonly Served[],
): string {
  return `global
  maxconn 2000
defaults
  timeout connect 1s
  timeout check 2s
  timeout client 1h
  timeout server 1h
  default-server inter 500ms fall 2 rise 1

frontend shop
  mode http
  bind ${address}:80
  option forwardfor
  timeout http-keep-alive 60s
  # What a killed process had under way is to be asked again, as with the shop's own 503.
  errorfile 502 ${away}
  errorfile 503 ${away}
  default_backend shops

backend shops
  mode http
  balance roundrobin
  option httpchk GET /health/ready
  # Only who could not be reached at all: no request is sent twice.
  retries 3
  option redispatch 1
  retry-on conn-failure
  errorfile 502 ${away}
  errorfile 503 ${away}
${shops.map((shop) => `  server ${shop.name} ${shop.address}:${shopPort} check`).join('\n')}

listen primary
  mode tcp
  bind :${primaryPort}
  option clitcpka
  option srvtcpka
  option httpchk OPTIONS /primary
  default-server on-marked-down shutdown-sessions
${databases.map((one) => `  server ${one.name} ${one.address}:${primaryPort} check port ${restPort}`).join('\n')}

frontend stats
  mode http
  bind ${address}:${statsPort}
  stats enable
  stats uri /
`
}
