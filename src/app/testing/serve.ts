import pino from 'pino'
import { must } from '../../kit/contract/must.ts'
import { createServer } from '../server/server.ts'
import { keepSpeed } from '../server/speed.ts'
import { openSession, touchSession } from '../../domains/accounts/server/sessions.ts'
import { signAccessToken } from '../../domains/accounts/server/tokens.ts'
import { CallTimes } from '../../domains/usage/server/speed.ts'
import { openBus } from '../../kit/server/bus.ts'
import { type Log, openLog } from '../../kit/server/log.ts'
import type { Database } from '../../kit/server/database.ts'
import { testConfig } from '../../kit/testing/test-config.ts'
import { identity } from '../../product/identity.ts'
import type { Person } from '../../world/world.ts'

/** What came back: the status, the headers and the parsed body. */
export type Answer = {
  status: number
  headers: Headers
  body: { data?: unknown; error?: { status: string; message: string; details?: unknown } }
}

/** The product over HTTP for a test. */
export type Served = {
  url: string
  log: string[]
  /** Saves what its calls and statements took, as a process does when it closes. */
  saveSpeed: () => Promise<void>
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>
  /** `POST /call/{name}` as someone (as a guest without). */
  call: (name: string, data: unknown, token?: string) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  /** An access token of a new session of a person's. */
  tokenOf: (person: Person) => Promise<string>
  /** The cookie's token of a new session of a person's. */
  cookieOf: (person: Person) => Promise<string>
  close: () => Promise<void>
}

/**
 * Serves a database on a port of its own, with its own bus, as one of perhaps several processes; without pages unless the
 * folder is named where they were `built`.
 */
export async function serve(
  database: Database,
  settings: Record<string, string> = {},
  built = 'nothing-built',
): Promise<Served> {
  const config = testConfig({ ...identity, ...settings })
  const lines: string[] = []
  const log: Log = openLog('info', { write: (line) => void lines.push(line) })
  const bus = await openBus(database, pino({ level: 'silent' }))
  const times = new CallTimes()
  const app = await createServer({ database, config, bus, log, times, built })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await fetch(url + path, init)
    const text = await response.text()
    const isJson = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { data: text } }
  }
  const post: Served['post'] = (path, body, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const cookieOf = (person: Person) => database.db.transaction((tx) => openSession(tx, person.accountUid, 'test'))
  return {
    url,
    log: lines,
    saveSpeed: () => keepSpeed(database, times, pino({ level: 'silent' })).close(),
    post,
    call: (name, data, token) => post(`/call/${name}`, { data }, token ? { authorization: `Bearer ${token}` } : {}),
    get: (path, headers = {}) => send(path, { headers }),
    tokenOf: async (person) => {
      const { accountUid, uid } = must(await touchSession(database.db, await cookieOf(person)))
      return (await signAccessToken(config, { accountUid, sessionUid: uid })).token
    },
    cookieOf,
    close: async () => {
      await app.close()
      await bus.close()
    },
  }
}
