import type pg from 'pg'

import { limitRole, whatIsAt, withoutStartLimits } from '#db/pooler.ts'
import type { Reached } from '#db/pooler.ts'
import type { Log } from '#domain/ground/context.ts'

import { SettingsError } from './settings-error.ts'
import type { Settings } from './settings.ts'
import { untilReachable } from './until-reachable.ts'
import type { Waiting } from './until-reachable.ts'

interface Addresses {
  connectionConfig: pg.ClientConfig
  directConfig: pg.ClientConfig
}

/**
 * Where the database of the settings is reached, through its pooler and past it; without a pooler that is
 * one. One that is away is waited for. @throws SettingsError when an address leads to no database, to another
 * one, or to a pooler without a way past it
 */
export async function databaseAddresses(
  {
    databaseUrl,
    databaseDirectUrl,
  }: Pick<Settings, 'databaseUrl'> & Partial<Pick<Settings, 'databaseDirectUrl'>>,
  waiting: Waiting,
): Promise<Addresses> {
  const given = { connectionString: databaseUrl ?? '' }
  const through = await untilReachable('DATABASE_URL', () => whatIsAt(given), waiting)
  if (!databaseDirectUrl) {
    if (through.isPooled) throw new SettingsError(needsWayPast)
    return { connectionConfig: given, directConfig: given }
  }
  const directConfig = { connectionString: databaseDirectUrl }
  const past = await untilReachable('DATABASE_DIRECT_URL', () => whatIsAt(directConfig), waiting)
  if (past.isPooled) throw new SettingsError(isNoWayPast)
  if (past.database !== through.database) throw new SettingsError(isAnother)
  if (!through.isPooled) return { connectionConfig: given, directConfig }
  await limitTimes(through, given, directConfig, waiting.log)
  return { connectionConfig: { ...given, ...withoutStartLimits }, directConfig }
}

/** Connections that the pooler opened before the role had limits keep having none. */
async function limitTimes(
  { role, statementTimeout }: Reached,
  given: pg.ClientConfig,
  directConfig: pg.ClientConfig,
  log: Log,
): Promise<void> {
  try {
    await limitRole(directConfig, role)
  } catch (error) {
    log.warn({ err: error }, `The role ${role} has no limits of time: ${(error as Error).message}. ${byHand}`)
    return
  }
  if (statementTimeout === 0 && (await whatIsAt(given)).statementTimeout === 0)
    log.warn({}, 'The connections that the pooler has open have no limits of time. ' + renew)
}

const needsWayPast =
  'DATABASE_URL leads to a pooler, such as PgBouncer. Set DATABASE_DIRECT_URL to the same database past it: ' +
  'locks, migrations and notices of changes need connections of their own.'
const isNoWayPast = 'DATABASE_DIRECT_URL leads to a pooler. It must lead to PostgreSQL itself.'
const isAnother = 'DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL, past its pooler.'
const byHand =
  'Give it some: alter role … in database … set statement_timeout = 15000; ' +
  'the same for idle_in_transaction_session_timeout.'
const renew = "Renew them (RECONNECT in PgBouncer's console), or wait until it does (server_lifetime)."
