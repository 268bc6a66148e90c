import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { must } from '../contract/must.ts'
import { collector } from './at-end.ts'
import type { Database, Db, Queryable } from './database.ts'
import type { Log } from './log.ts'
import { socketOf } from './silence.ts'

/** Messages between all processes on one database, sent with the transaction that writes them (LISTEN/NOTIFY). */
export type Bus = {
  /** Hears every message of a channel from any process, this one included. */
  on: (channel: string, hear: (payload: string) => void) => void
  /** Called after the connection was lost and found again: what was said meanwhile was not heard. */
  onReconnect: (run: () => void) => void
  /** Whether messages arrive: what is kept until a message says otherwise may be used only while they do. */
  isUp: () => boolean
  /** A question to every process on the database, this one included, and how this one answers it. */
  question: (name: string, reply: (payload: string) => string) => Ask
  close: () => Promise<void>
}

/** Asks every process; answers what those replied that did so within `patienceMs`. */
type Ask = (payload: string) => Promise<string[]>

const busChannel = 'bus'
const maxPayload = 7_500

const unheard = new WeakSet<Queryable>()

/** From now on nothing is said in this transaction: what it makes is there before anybody listens. */
export function sayNothing(tx: Queryable): void {
  unheard.add(tx)
}

/** Sends a message when the transaction commits; nothing is sent if it does not. Payloads stay under 7.5 kB. */
export async function say(tx: Queryable, channel: string, payload: string): Promise<void> {
  if (Buffer.byteLength(payload) > maxPayload) throw new Error(`a message on ${channel} is too long`)
  if (unheard.has(tx)) return
  await saying(tx, `${channel} ${payload}`)
}

const saying = collector<string>(async (tx, messages) => {
  await tx.execute(sql`select pg_notify(${busChannel}, message) from unnest(${sql.param(messages)}::text[]) as message`)
})

/**
 * Says something that every process has to have heard before the transaction is answered, such as that somebody is out.
 * Costs the answer a round trip to the others, so it is for what is rare. Who has not heard it after `patienceMs` is
 * not waited for: nothing may be kept for longer on the word of the bus.
 */
export async function sayBeforeAnswering(tx: Queryable, channel: string, payload: string): Promise<void> {
  await say(tx, channel, payload)
  toBeHeard.add(tx)
}

const toBeHeard = new WeakSet<Queryable>()
/** How long an answer waits for other processes at most. */
export const patienceMs = 3_000

type Heard = () => Promise<void>
/** The open buses of a database: one of them is asked whether everybody has heard. */
const listening = new WeakMap<Db, Set<Heard>>()

/** Makes the transactions of a database end only when what they said before answering was heard. Answers how to stop. */
function answerWhenHeard(db: Db, heard: Heard): () => void {
  let buses = listening.get(db)
  if (!buses) {
    listening.set(db, (buses = new Set()))
    waitAfterCommit(db, buses)
  }
  buses.add(heard)
  return () => buses.delete(heard)
}

function waitAfterCommit(db: Db, buses: ReadonlySet<Heard>): void {
  const transaction = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    let mustBeHeard = false
    const result = await transaction(async (tx) => {
      const done = await work(tx)
      mustBeHeard = toBeHeard.has(tx)
      return done
    }, config)
    const [heard] = buses
    if (mustBeHeard) await heard?.()
    return result
  }
}

/** Opens the bus on a database of either kind. When it finds the server silent, the connections `beside` are cut as well. */
export async function openBus(database: Database, log: Log, beside: readonly Database[] = []): Promise<Bus> {
  const hearers = new Map<string, ((payload: string) => void)[]>()
  const reconnected: (() => void)[] = []
  const dispatch = (message: string) => {
    const [channel, payload] = cut(message)
    for (const hear of hearers.get(channel) ?? []) hear(payload)
  }
  const on: Bus['on'] = (channel, hear) => hearers.set(channel, [...(hearers.get(channel) ?? []), hear])
  const onReconnect: Bus['onReconnect'] = (run) => reconnected.push(run)
  if (database.pglite) {
    const close = await database.pglite.listen(busChannel, dispatch)
    // One process, and its messages are dispatched before its queue of microtasks is empty.
    const giveBack = answerWhenHeard(database.db, () => new Promise((resolve) => setImmediate(resolve)))
    const question: Bus['question'] = (_name, reply) => async (payload) => [reply(payload)]
    return { on, onReconnect, isUp: () => true, question, close: () => (giveBack(), close()) }
  }
  const listener = await listenOnServer({
    url: must(database.connectionString, 'connection string'),
    dispatch,
    reconnected: () => reconnected.forEach((run) => run()),
    silent: (since) => [database, ...beside].forEach((one) => one.cutUnheardSince(since)),
    log,
  })
  const askOn = asking(database, on, listener.number)
  // Messages arrive in their order: who answers has heard all that was committed before.
  const heard = askOn({ asked: 'ask', replied: 'heard' }, () => '')
  const giveBack = answerWhenHeard(database.db, async () => void (await heard('')))
  const question: Bus['question'] = (name, reply) => askOn({ asked: `ask-${name}`, replied: `reply-${name}` }, reply)
  return { on, onReconnect, isUp: listener.isUp, question, close: () => (giveBack(), listener.close()) }
}

/** Advisory locks of this class are held by the listening connections, shared: they say who is there and end with them. */
const listenersClass = 0x62_75_73

type Channels = { asked: string; replied: string }
type Round = { missing: Set<number>; replies: string[]; done: () => void }

/** Questions over the bus: each names its channels and how this process replies; who listens is known by its lock. */
function asking(database: Database, on: Bus['on'], own: number) {
  let count = 0
  return ({ asked, replied }: Channels, reply: (payload: string) => string): Ask => {
    const rounds = new Map<string, Round>()
    on(asked, (message) => {
      const [id, payload] = cut(message)
      // Whoever asks waits no longer than its patience if this fails.
      database.pool
        .query('select pg_notify($1, $2)', [busChannel, joined(replied, id, String(own), reply(payload))])
        .catch(() => undefined)
    })
    on(replied, (message) => {
      const [id, rest] = cut(message)
      const [from, answer] = cut(rest)
      const round = rounds.get(id)
      if (!round?.missing.delete(Number(from))) return
      round.replies.push(answer)
      if (round.missing.size === 0) round.done()
    })
    return async (payload) => {
      const { rows } = await database.pool.query<{ objid: number }>(
        `select objid::int from pg_locks where locktype = 'advisory' and classid = $1 and objsubid = 2 and granted
          and database = (select oid from pg_database where datname = current_database())`,
        [listenersClass],
      )
      if (rows.length === 0) return []
      const id = `${own}-${(count += 1)}`
      const replies: string[] = []
      let timer: NodeJS.Timeout | undefined
      const all = new Promise<void>((done) => {
        rounds.set(id, { missing: new Set(rows.map(({ objid }) => objid)), replies, done })
        timer = setTimeout(done, patienceMs)
      })
      try {
        await database.pool.query('select pg_notify($1, $2)', [busChannel, joined(asked, id, payload)])
        await all
      } finally {
        clearTimeout(timer)
        rounds.delete(id)
      }
      return replies
    }
  }
}

/** A message of several parts, of which the last may be empty or hold spaces. */
function joined(...parts: readonly string[]): string {
  return parts.join(' ').trimEnd()
}

/** What stands before the first space, and what after it. */
function cut(message: string): [first: string, rest: string] {
  const space = message.indexOf(' ')
  return space < 0 ? [message, ''] : [message.slice(0, space), message.slice(space + 1)]
}

/** How often (ms) the listening connection asks whether the server is still there, and how many times it is not answered before that means no. */
const pulseMs = 2_000
const mostUnanswered = 3
/** What connecting and its first statements may take (ms). */
const connectMs = 5_000

type Listening = {
  url: string
  dispatch: (message: string) => void
  reconnected: () => void
  /** Called when the server has said nothing since a moment of `performance.now()`: no other connection is worth more. */
  silent: (since: number) => void
  log: Log
}

/**
 * Keeps one connection that listens. After a fail-over without a reset nobody ends it, and it has nothing to say of its own:
 * it asks for a sign of life and is cut when none comes, so that everything is back within ten seconds.
 */
async function listenOnServer({ url, dispatch, reconnected, silent, log }: Listening): Promise<{
  number: number
  isUp: () => boolean
  close: () => Promise<void>
}> {
  const number = randomInt(1, 2 ** 31 - 1)
  let client: pg.Client | null = null
  let isUp = false
  let closed = false
  let retry: NodeJS.Timeout | null = null
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connectMs,
      query_timeout: 2 * connectMs,
    })
    next.on('notification', (message) => dispatch(message.payload ?? ''))
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query('select pg_advisory_lock_shared($1, $2)', [listenersClass, number])
      await next.query(`listen ${busChannel}`)
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
    // Only now: a connection that never came about also ends, and its failure is already answered below.
    const pulse = askForSignsOfLife(next, (since) => {
      log.warn('the database does not answer: opening new connections')
      silent(since)
    })
    next.on('end', () => {
      clearInterval(pulse)
      tryLater()
    })
    isUp = true
    client = next
    if (closed) await next.end()
  }
  const tryLater = () => {
    isUp = false
    if (!closed) retry = setTimeout(reconnect, 1_000)
  }
  const reconnect = () => {
    connect().then(reconnected, (error: unknown) => {
      log.warn({ err: error }, 'the message bus is not connected')
      tryLater()
    })
  }
  await connect()
  const close = async () => {
    closed = true
    if (retry) clearTimeout(retry)
    await client?.end()
  }
  return { number, isUp: () => isUp, close }
}

/** Cuts a connection that does not answer. Turns are counted, not milliseconds: a busy process reads its answers late. */
function askForSignsOfLife(client: pg.Client, silent: (since: number) => void): NodeJS.Timeout {
  let askedAt: number | null = null
  let unanswered = 0
  return setInterval(() => {
    if (askedAt === null) {
      askedAt = performance.now()
      unanswered = 0
      // Listening again changes nothing.
      client.query(`listen ${busChannel}`).then(
        () => (askedAt = null),
        () => undefined,
      )
    } else if ((unanswered += 1) >= mostUnanswered) {
      silent(askedAt)
      socketOf(client).destroy()
    }
  }, pulseMs).unref()
}
