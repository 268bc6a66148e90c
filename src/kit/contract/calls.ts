import './field-words.ts'
import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * What one callable promises. `read` runs without a transaction and changes nothing; `write` runs in one transaction;
 * `exchange` speaks to a provider between two transactions of its own.
 */
export type CallDefinition<
  Access = unknown,
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> = {
  kind: 'read' | 'write' | 'exchange'
  access: Access
  input: Input
  output: Output
  /** Codes besides those that every call may answer (invalid-argument, unauthenticated, permission-denied). */
  refusals?: readonly ErrorCode[]
  /** The kinds of record a write changes: what the browser fetches again. */
  touches?: readonly string[]
  /** For a read: the kinds of record it shows; it is fetched again when one of them is touched. */
  shows?: readonly string[]
  /** A read whose last answers its person's own browser may keep, to be looked at without a connection (docs/decisions/029-without-a-connection.md). */
  offline?: true
  /** A write that makes a record: sent again under the same `Idempotency-Key`, it answers what the first one made. */
  creates?: true
  /** A write of which a repeated send is told in the same way: otherwise it would be refused as done by somebody else (docs/decisions/018-idempotency-keys.md). */
  once?: true
  /** Only the person themselves: refused to who is signed in as them. */
  ownHands?: true
  /** A read of what belongs to a person, whatever profile they act for: refused to who views as a profile. */
  personal?: true
  /** The one write that is open to who views as somebody else: it ends that. */
  endsViewing?: true
  /** A change that somebody at an open computer could do harm with: refused until the person has proven who they are within ten minutes. */
  confirmed?: true
  /** May be made for many records at once, by a job in the name of who asked for it. Never together with `confirmed`. */
  many?: true
  /** The permission that an API key needs to make it. Without one, it is closed to keys. */
  scope?: string
  /** Calls allowed per minute and account (address for guests); a default applies otherwise. */
  perMinute?: number
  /** An input field, such as an e-mail address, whose every value is counted against `perMinute` as well, whoever asks. */
  perMinuteField?: string
  /** Calls allowed per day and account (address for guests), besides. */
  perDay?: number
}

export type Call = CallDefinition & { name: string }
export type Named<C> = { [Name in keyof C]: C[Name] & { name: Name & string } }

/** Gives every call its name. A call's name is its key here, its file, its test and what the network shows. */
export function nameCalls<const C extends Record<string, CallDefinition>>(calls: C): Named<C> {
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, { ...call, name }])) as Named<C>
}

export type InputOf<C extends CallDefinition> = z.output<C['input']>
/** What a caller may leave out or write loosely; the server parses it into `InputOf`. */
export type SentInputOf<C extends CallDefinition> = z.input<C['input']>
export type OutputOf<C extends CallDefinition> = z.output<C['output']>
