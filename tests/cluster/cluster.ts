/**
 * Everything that stands before the first buyer comes: buyers → HAProxy → three processes → PgBouncer →
 * HAProxy → the primary of two PostgreSQLs.
 */
import pg from 'pg'

import { afterwards } from '#tests/support/afterwards.ts'
import { mailServer } from '#tests/support/mail-server.ts'
import type { MailServer } from '#tests/support/mail-server.ts'
import { ready } from '#tests/support/program.ts'

import { openGateway } from '../faults/gateway.ts'
import type { Gateway } from '../faults/gateway.ts'
import { openBalancer, primaryPort } from './haproxy.ts'
import type { Balancer } from './haproxy.ts'
import { machine, openNetwork, outside } from './machines.ts'
import { openDatabases, primaryOf } from './patroni.ts'
import type { Member } from './patroni.ts'
import { openPooler } from './pgbouncer.ts'
import { shopProcesses } from './shops.ts'
import type { ShopProcess } from './shops.ts'

export interface Cluster {
  /** Where people open the shop. */
  url: string
  balancer: Balancer
  shops: ShopProcess[]
  databases: Member[]
  /** The database of the shop and that of the gateway, which nobody kills. */
  books: { shop: pg.ClientConfig; gateway: pg.ClientConfig }
  gateway: Gateway
  mails: MailServer
  /** What each shop process said last. */
  output: () => string
}

export const admin = { email: 'admin@example.com', password: 'keeper of the cluster' }

export async function openCluster(): Promise<Cluster> {
  openNetwork()
  const databases = await openDatabases()
  await makeDatabase(databases)
  const proxy = machine('proxy', 30)
  const url = `http://${proxy.address}`
  const direct = `postgres://haat@${proxy.address}:${primaryPort}/haat`
  const gateway = await openGateway(url, outside)
  const mails = await mailServer(outside)
  afterwards(mails.goDown)
  const shops = shopProcesses({
    ...gateway.settings,
    ...mails.env,
    PUBLIC_URL: url,
    TRUST_PROXY: proxy.address,
    DATABASE_URL: openPooler(proxy, primaryPort),
    DATABASE_DIRECT_URL: direct,
    PREPARED_STATEMENTS: 'off',
    SESSION_SECRET: 'one secret for all three of them, 0123456789',
    DRAIN_SECONDS: '3',
    // What was built before is what is restarted, whatever is edited meanwhile.
    HAAT_NO_BUILD: '1',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
  })
  const balancer = openBalancer(proxy, shops, databases)
  const output = () => shops.map((one) => `${one.name}\n${one.running().output().slice(-2000)}`).join('\n')
  for (const one of shops) one.start()
  try {
    await Promise.all(shops.map((one) => ready(one.running())))
    await balancer.allUp(shops.map(({ name }) => name))
  } catch (error) {
    throw new Error(output(), { cause: error })
  }
  return {
    url,
    balancer,
    shops,
    databases,
    books: { shop: { connectionString: direct }, gateway: gateway.book },
    gateway,
    mails,
    output,
  }
}

async function makeDatabase(databases: readonly Member[]): Promise<void> {
  const { address } = await primaryOf(databases)
  const client = new pg.Client({ host: address, port: primaryPort, user: 'postgres', database: 'postgres' })
  await client.connect()
  try {
    await client.query('create role haat login')
    await client.query('create database haat owner haat')
  } finally {
    await client.end()
  }
}
