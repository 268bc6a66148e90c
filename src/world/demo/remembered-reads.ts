import { createHash } from 'node:crypto'
import type pg from 'pg'

type Statement = pg.QueryConfig & { rowMode?: string }
/** What is known of a text: its name on the connection, the tables in it, and what it does. */
type Kind = { name: string; tables: readonly string[]; does: 'read' | 'write' | 'undo' | 'end' }
type Remembered = { result: pg.QueryResult; at: number }

export type RememberingClient = {
  client: pg.PoolClient
  /** From here on what is written can be undone, until the next step begins. */
  beginStep: () => void
  undoStep: () => Promise<void>
}

/** How many answers are remembered; beyond, all are forgotten, so that those no longer true do not pile up. */
const mostAnswers = 20_000

/**
 * A connection for one transaction that reads again only what was written since, and has each statement planned once. The
 * calls of a story ask the same of the same rows many times over, each rightly: more than half of it is known. Only for
 * somebody who is alone with the tables, because what others write is not noticed. `tables` are all there are. Once the
 * transaction has ended, nothing more is sent: what was still under way cannot write outside it.
 */
export function rememberReads(client: pg.PoolClient, tables: readonly string[]): RememberingClient {
  const kinds = new Map<string, Kind>()
  const answers = new Map<string, Remembered>()
  /** When each table was written, on a clock that counts writes. */
  const writtenAt = new Map<string, number>()
  let writes = 0
  let isOver = false
  /** A step is marked in the database when it first writes: most only read. */
  let step: 'none' | 'begun' | 'marked' = 'none'
  let mark = 'savepoint step'
  const anyTable = new RegExp(`\\b(?:${tables.join('|')})\\b`, 'g')
  const ask = client.query.bind(client) as (statement: Statement, values?: unknown[]) => Promise<pg.QueryResult>
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other, in the order in which they were given. */
  const send = (statement: Statement, values?: unknown[]) => {
    const answer = last.then(() => ask(statement, values))
    last = answer.catch(() => undefined)
    return answer
  }

  const kindOf = (text: string): Kind => {
    const kind = kinds.get(text) ?? lookAt(text, anyTable)
    kinds.set(text, kind)
    return kind
  }
  const isTrue = ({ tables: read }: Kind, { at }: Remembered) =>
    read.every((table) => (writtenAt.get(table) ?? 0) <= at)

  const query = async (statement: Statement, values?: unknown[]): Promise<pg.QueryResult> => {
    if (isOver) throw new Error('the transaction is over')
    const kind = kindOf(statement.text)
    // Without values a text may be several statements, which cannot have a name.
    const named = values?.length && !statement.name ? { ...statement, name: kind.name } : statement
    if (kind.does !== 'read') {
      writes += 1
      for (const table of kind.tables) writtenAt.set(table, writes)
      if (kind.does === 'undo') answers.clear()
      if (step === 'begun' && kind.does === 'write') {
        step = 'marked'
        // Where it fails, the next statement fails with it.
        send({ text: mark }).catch(() => undefined)
        mark = 'release savepoint step; savepoint step'
      }
      isOver = kind.does === 'end'
      return send(named, values)
    }
    const key = `${kind.name} ${statement.rowMode} ${JSON.stringify(values)}`
    const known = answers.get(key)
    if (known && isTrue(kind, known)) return copyOf(known.result)
    const at = writes
    const result = await send(named, values)
    if (answers.size >= mostAnswers) answers.clear()
    answers.set(key, { result: copyOf(result), at })
    return result
  }
  return {
    client: new Proxy(client, {
      get: (target, key) => (key === 'query' ? query : (Reflect.get(target, key) as unknown)),
    }),
    beginStep: () => (step = 'begun'),
    undoStep: async () => {
      if (step === 'marked') await query({ text: 'rollback to savepoint step' })
    },
  }
}

function lookAt(text: string, anyTable: RegExp): Kind {
  // The same text has the same name on every connection, whoever prepared it there.
  const name = `text_${createHash('sha1').update(text).digest('hex').slice(0, 24)}`
  const tables = [...new Set(text.match(anyTable))]
  return { name, tables, does: actOf(text, tables) }
}

/** A read of our tables has the same answer until they are written; whatever else a statement does, it is sent each time. */
function actOf(text: string, tables: readonly string[]): Kind['does'] {
  if (/^\s*(commit|rollback)\s*;?\s*$/i.test(text)) return 'end'
  if (/^\s*rollback\b/i.test(text)) return 'undo'
  const isSelect = /^\s*(select|with)\b/i.test(text) && tables.length > 0
  const withoutLocks = text.replace(/\bfor (no key )?update\b/gi, '')
  const acts = /\b(insert|update|delete|nextval|setval|random|clock_timestamp|pg_\w+)\b/i.test(withoutLocks)
  return isSelect && !acts ? 'read' : 'write'
}

/** Whoever gets an answer may change it. */
function copyOf(result: pg.QueryResult): pg.QueryResult {
  return { ...result, rows: (result.rows as Record<string, unknown>[]).map(copyRow) }
}

function copyRow(row: Record<string, unknown>): Record<string, unknown> {
  const copy = Array.isArray(row) ? [...(row as unknown[])] : { ...row }
  for (const [key, value] of Object.entries(row))
    if (typeof value === 'object' && value !== null) Object.assign(copy, { [key]: structuredClone(value) })
  return copy as Record<string, unknown>
}
