/**
 * `node bench/bare.ts FILE PORT`: what the product is measured against. Nothing but `node:http` and `pg`: reads and parses
 * the body, runs the statements that the product ran for this call of this caller as named prepared ones with the same
 * parameters, decodes their rows, and answers the same JSON. `/readyz` and `/metrics` answer as
 * the product's do, as far as they are asked.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { must } from '../src/kit/contract/must.ts'
import type { Captured } from './capture.ts'

const { url, captured } = JSON.parse(readFileSync(must(process.argv[2]), 'utf8')) as {
  url: string
  captured: Captured[]
}
const pool = new pg.Pool({ connectionString: url, max: 20, keepAlive: true })
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url')
const known = new Map(
  captured.map((call) => [
    `/call/${call.name} Bearer ${call.token}`,
    { ...call, statements: call.statements.map((one) => ({ ...one, name: nameOf(one.text) })) },
  ]),
)

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.end(`process_resident_memory_bytes ${process.memoryUsage.rss()}\n`)
    return
  }
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => (body += chunk))
  request.on('end', () => {
    answer(must(request.url, 'url'), must(request.headers.authorization, 'authorization'), body).then(
      (json) => {
        response.writeHead(200, {
          'content-type': 'application/json; charset=utf-8',
          'content-length': Buffer.byteLength(json),
        })
        response.end(json)
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
})

async function answer(path: string, authorization: string, body: string): Promise<string> {
  const asked = JSON.parse(body) as { data: unknown }
  const call = known.get(`${path} ${authorization}`)
  if (!call || typeof asked.data !== 'object') throw new Error('not captured')
  for (const statement of call.statements) await pool.query(statement)
  return JSON.stringify(call.answer)
}

server.listen(Number(process.argv[3]), '127.0.0.1')
