import * as z from 'zod/mini'
import { must } from '../contract/must.ts'
import type { Call } from '../contract/calls.ts'
import { takesKey } from '../contract/takes-key.ts'
import { aboutField } from '../contract/field-words.ts'
import { CallError, type FieldProblem } from '../contract/errors.ts'
import { compileAnswer } from './answers.ts'
import { Breaker } from './breaker.ts'
import { savingPaused } from './busy.ts'
import { untilEnd } from './at-end.ts'
import type { Config } from './config.ts'
import { foreignCursor } from './cursor.ts'
import type { Deadline } from './deadline.ts'
import type { Database, Db, Queryable, Tx } from './database.ts'
import { isTimeLimit, isUnavailable, sqlState } from './database-errors.ts'
import { assertStorable } from './storable.ts'
import { asWork } from './work.ts'
import { type Attempt, attemptOf, claimKey, findAnswer, saveAnswer } from './idempotency.ts'

/** What a call knows of its caller before anyone is looked up. */
export type Caller = {
  accountUid: string | null
  sessionUid: string | null
  requestId: string
  address: string
  /** What the browser calls itself, where it said so. */
  device?: string
  /** The API key that calls for the account: its id, the hash of what was sent, and how many calls it may make in a minute. */
  apiKey?: { uid: string; secretHash: string; perMinute: number }
  /** It wrote something a moment ago, through whichever process: its reads have to show that. */
  hasJustWritten?: boolean
  /** The sender's own key for a call that takes one: sent again, it is answered as the first one was. */
  idempotencyKey?: string
}

/**
 * What answers a call, whichever it is. The runner gives each the input and the connection that its own kind of call
 * promises. Written as a method, whose parameters may be narrower, because a list of all calls cannot say so.
 */
type AnyHandler<Actor, Services = unknown> = {
  answer(
    input: unknown,
    context: { actor: Actor; caller: Caller; config: Config; db?: Queryable; tx?: Tx } & Services,
  ): Promise<unknown>
}['answer']

/** A replica for a read. Where it stands in for a primary that nobody reaches, it also says who is asking. */
export type ReadFrom = Pick<NonNullable<Database['replica']>, 'db' | 'leave'> & { standsIn: boolean }

export type RunnerParts<Actor, Services = unknown> = {
  calls: readonly Call[]
  handlers: Readonly<Record<string, AnyHandler<Actor, Services>>>
  config: Config
  db: Db
  /** What a read is answered from: a replica that shows what its caller has to see, or null for `db`. */
  replicaFor?: (caller: Caller) => ReadFrom | null
  /** Who is asking, from the database; throws `unauthenticated` for an account that may not come in. */
  loadActor: (db: Queryable, caller: Caller) => Promise<Actor>
  /** The same for reads, where it may be known already. */
  knownActor?: (db: Queryable, caller: Caller) => Promise<Actor>
  /** Throws `unauthenticated` or `permission-denied` when no role of the actor is named by the call. */
  gate: (call: Call, actor: Actor) => void
  limit: (call: Call, caller: Caller, data: unknown) => Promise<void>
  /** What handlers get besides, made for the connection that the call works on. */
  services: (db: Queryable) => Services
}

export type Runner = {
  /** Parses, gates, limits and runs a call; answers with what its output declares or throws a `CallError`. A write whose deadline is over is rolled back. */
  run: (name: string, data: unknown, caller: Caller, deadline?: Deadline) => Promise<unknown>
  /** The same inside a transaction of the caller's, for tests and for building records through the product's own rules. */
  runIn: (tx: Tx, name: string, data: unknown, caller: Caller) => Promise<unknown>
}

/** Puts calls and handlers together. A call without a handler is an error at start. */
export function createRunner<Actor, Services>(parts: RunnerParts<Actor, Services>): Runner {
  const byName = new Map(parts.calls.map((call) => [call.name, call]))
  for (const name of byName.keys()) if (!parts.handlers[name]) throw new Error(`the call ${name} has no handler`)

  const findReader = parts.knownActor ?? parts.loadActor
  const compiled = new Map<string, (answer: unknown) => unknown>()
  /** What leaves of a call's answer, compiled at its first answer. */
  const leaves = (call: Call, answer: unknown) => {
    let leave = compiled.get(call.name)
    if (!leave) compiled.set(call.name, (leave = compileAnswer(call.output)))
    return leave(answer)
  }
  const find = (name: string): Call => {
    const call = byName.get(name)
    if (!call) throw new CallError('not-found', `There’s no call named ${name.slice(0, 60)}.`)
    return call
  }
  const execute = async (
    call: Call,
    data: unknown,
    caller: Caller,
    on: { db: Queryable; tx?: Tx; standsIn?: boolean },
  ) => {
    // Not from a replica while the primary is there: a disabled account is out at its next call, not a moment later.
    const actor = await (call.kind === 'read' && !on.tx
      ? findReader(on.standsIn ? on.db : parts.db, caller)
      : parts.loadActor(on.tx ?? parts.db, caller))
    parts.gate(call, actor)
    const input = parseInput(call, data)
    const services = parts.services(on.tx ?? parts.db)
    const connection = on.tx ? { db: on.tx, tx: on.tx } : { db: on.db }
    const context = { actor, caller, config: parts.config, ...connection, ...services }
    const handle = () => must(parts.handlers[call.name])(input, context)
    const answer = await (on.tx ? untilEnd(on.tx, handle) : handle()).catch((error: unknown) => {
      throw isBadCursor(error, input) ? foreignCursor() : error
    })
    return leaves(call, answer)
  }
  /** A replica that is lost costs nobody their answer. */
  const read = async (call: Call, data: unknown, caller: Caller) => {
    const replica = parts.replicaFor?.(caller)
    if (!replica) return execute(call, data, caller, { db: parts.db })
    try {
      return await execute(call, data, caller, replica)
    } catch (error) {
      if (!isUnavailable(error) || isTimeLimit(error)) throw error
      replica.leave()
      return execute(call, data, caller, { db: parts.db })
    }
  }
  const breaker = new Breaker()
  const runNow = async (call: Call, data: unknown, caller: Caller, deadline?: Deadline) => {
    const attempt = attemptAt(call, caller, data)
    const first = attempt && (await findAnswer(parts.db, attempt))
    if (first) {
      // Who has been signed out or disabled since gets nothing, not even their own answer.
      parts.gate(call, await parts.loadActor(parts.db, caller))
      return first.answer
    }
    await parts.limit(call, caller, data)
    if (call.kind === 'read') return read(call, data, caller)
    if (call.kind === 'exchange') {
      deadline?.beginExchange()
      return execute(call, data, caller, { db: parts.db })
    }
    return retrying(() => {
      deadline?.beginAgain()
      return parts.db.transaction(async (tx) => {
        const made = attempt && (await claimKey(tx, attempt))
        if (made) return made.answer
        const answer = await execute(call, data, caller, { db: tx, tx })
        if (attempt) await saveAnswer(tx, attempt, answer)
        deadline?.commit()
        return answer
      })
    })
  }
  return {
    run: async (name, data, caller, deadline) => {
      const call = find(name)
      const kind = call.kind === 'read' ? 'read' : 'write'
      const work = () => asWork({ kind, entry: name }, () => runNow(call, data, caller, deadline))
      return breaker.run(name, work).catch((error: unknown) => {
        const isPaused = kind === 'write' && !(error instanceof CallError) && isUnavailable(error)
        throw isPaused ? savingPaused(error) : error
      })
    },
    runIn: (tx, name, data, caller) => execute(find(name), data, caller, { db: tx, tx }),
  }
}

function attemptAt(call: Call, { accountUid, apiKey, idempotencyKey }: Caller, data: unknown): Attempt | null {
  const sender = apiKey?.uid ?? accountUid
  return takesKey(call) && idempotencyKey !== undefined ? attemptOf(sender, call.name, idempotencyKey, data) : null
}

/** Whether the database could not read what a cursor of someone's own making says is a time, a number or an id. */
function isBadCursor(error: unknown, input: unknown): boolean {
  const hasCursor = Boolean((input as { cursor?: string } | null)?.cursor)
  return hasCursor && /^22(P02|P05|003|007|008|021)$/.test(sqlState(error) ?? '')
}

/**
 * A deadlock or serialization failure is nobody's fault: the whole transaction is tried again. So is one that refers to a row
 * which somebody deleted meanwhile: the second time it finds none, and says so.
 */
const worthAnotherTry = new Set(['40001', '40P01', '23503'])

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      const state = sqlState(error)
      if (tries >= 3 || !worthAnotherTry.has(state ?? '')) throw error
    }
  }
}

function parseInput(call: Call, data: unknown): unknown {
  assertStorable(data)
  const parsed = z.safeParse(call.input, data ?? {})
  if (parsed.success) return parsed.data
  const fields: FieldProblem[] = parsed.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }))
  const first = fields[0]
  const text = first ? aboutField(first.field, first.message) : 'This isn’t valid. Check it, then try again.'
  throw new CallError('invalid-argument', text, { details: { fields } })
}
