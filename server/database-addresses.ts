import type pg from 'pg'

import { limitRole, whatIsAt, withoutStartLimits } from '#db/pooler.ts'

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
  const leadsTo = (setting: string, config: pg.ClientConfig) =>
    untilReachable(setting, () => whatIsAt(config), waiting)
  if (!databaseDirectUrl) {
    if ((await leadsTo('DATABASE_URL', given)).isPooled) throw new SettingsError(needsWayPast)
    return { connectionConfig: given, directConfig: given }
  }
  const directConfig = { connectionString: databaseDirectUrl }
  const past = await leadsTo('DATABASE_DIRECT_URL', directConfig)
  if (past.isPooled) throw new SettingsError(isNoWayPast)
  // First, because what the pooler opens from here on has the limits of its role.
  const role = decodeURIComponent(new URL(given.connectionString).username) || past.role
  const problem = await limitRole(directConfig, role).catch((error: Error) => error)
  const through = await leadsTo('DATABASE_URL', given)
  if (past.database !== through.database) throw new SettingsError(isAnother)
  if (!through.isPooled) return { connectionConfig: given, directConfig }
  if (problem) waiting.log.warn({ err: problem }, `The role ${role} has no limits of time. ${byHand}`)
  else if (through.statementTimeout === 0) waiting.log.warn({}, withoutLimits)
  return { connectionConfig: { ...given, ...withoutStartLimits }, directConfig }
}

const needsWayPast =
  'DATABASE_URL leads to a pooler, such as PgBouncer. Set DATABASE_DIRECT_URL to the same database past it: ' +
  'locks, migrations and notices of changes need connections of their own.'
const isNoWayPast = 'DATABASE_DIRECT_URL leads to a pooler. It must lead to PostgreSQL itself.'
const isAnother = 'DATABASE_DIRECT_URL must lead to the same database as DATABASE_URL, past its pooler.'
const byHand =
  'Give it some: alter role … in database … set statement_timeout = 15000; ' +
  'the same for idle_in_transaction_session_timeout.'
/** Those that were opened before the role had limits, and those of a pooler that changes roles. */
const withoutLimits =
  'The connections that the pooler has open have no limits of time. ' +
  "Renew them (RECONNECT in PgBouncer's console), or wait until it does (server_lifetime)."
