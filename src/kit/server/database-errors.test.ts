import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { isTimeLimit, isUnavailable } from './database-errors.ts'
import { sendError } from './http.ts'

const throwing = (error: Error): string => {
  throw error
}
const coded = (code: string) => Object.assign(new Error('as the server says'), { code })

const codes =
  `08000 08001 08003 08004 08006 08P01 25006 25P03 25P04 28000 28P01 3D000 40001 40P01 53000 53100 53200 53300
  53400 55000 55P03 57014 57P01 57P02 57P03 57P04 57P05 58000 58030 ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND
  EAI_AGAIN EHOSTUNREACH ENETUNREACH EMFILE`.split(/\s+/)
const texts = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'The server does not support SSL connections',
  'There was an error establishing an SSL connection',
]
const passing = new Map([
  ...codes.map((code) => [code, coded(code)] as const),
  ...texts.map((text) => [text, new Error(text)] as const),
])

it.each([...passing])(
  'answers 503 and when to come back for %s, alone or inside another error',
  async (_name, error) => {
    const app = Fastify()
    app.setErrorHandler(sendError)
    app.get('/bare', async () => throwing(error))
    app.get('/wrapped', async () => throwing(new Error('Failed query: select 1', { cause: error })))
    for (const url of ['/bare', '/wrapped']) {
      const answer = await app.inject(url)
      expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([503, true])
      expect(answer.json().error.status).toBe('UNAVAILABLE')
    }
  },
)

it.each(['23505', '22P02', '42703', '42P01', 'P0001', 'ENOENT'])('takes %s for a mistake of ours', async (code) => {
  expect(isUnavailable(coded(code))).toBe(false)
})

it.each(['55P03', '57014', '25P03'])('knows %s as a limit of time', (code) => {
  expect(isTimeLimit(new Error('Failed query', { cause: coded(code) }))).toBe(true)
})
