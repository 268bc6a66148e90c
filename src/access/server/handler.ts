import type { Bookings } from '../../adapters/bookings/bookings.ts'
import type { IdentityProvider } from '../../adapters/identity/identity.ts'
import type { Payments } from '../../adapters/payments/payments.ts'
import type { Platforms } from '../../adapters/platforms/platforms.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import type { Websites } from '../../adapters/websites/websites.ts'
import type { CallDefinition, InputOf, OutputOf } from '../../kit/contract/calls.ts'
import type { Config } from '../../kit/server/config.ts'
import type { Db, Queryable, Tx } from '../../kit/server/database.ts'
import type { Job } from '../../kit/server/jobs.ts'
import type { Log } from '../../kit/server/log.ts'
import type { Caller } from '../../kit/server/runner.ts'
import type { Actor } from '../roles.ts'

type Connection<Kind> = Kind extends 'write' ? { tx: Tx } : Kind extends 'exchange' ? { db: Db } : { db: Queryable }

/** Providers, on the connection of the call. */
export type Services = {
  payments: Payments
  storage: Storage
  platforms: Platforms
  bookings: Bookings
  /** Null where the reading of websites is switched off. */
  websites: Websites | null
  log: Log
  /** The database that writes, for what a read has to leave a trace of. */
  primary: Queryable
  /** Null where our own team checks documents. */
  identity: IdentityProvider | null
}

/** What every handler gets besides its input: who asks, and the connection its kind of call works on. */
export type Context<C extends CallDefinition> = { actor: Actor; caller: Caller; config: Config } & Services &
  Connection<C['kind']>

/** The server's side of one call. The runner has parsed, gated and limited it, and opened the transaction of a write. */
export type Handler<C extends CallDefinition> = (input: InputOf<C>, context: Context<C>) => Promise<OutputOf<C>>

/** A handler for each call of a domain; the compiler asks for the missing ones. */
export type HandlersOf<Calls extends Record<string, CallDefinition>> = { [Name in keyof Calls]: Handler<Calls[Name]> }

/** What a domain's job works with. It acts as `systemActor`, in transactions of its own. */
export type DomainJob = Job<{ db: Db; config: Config; log: Log }>
