/**
 * `node bench/bare.ts FILE PORT`: what the product is measured against. Nothing but `node:http` and `pg`: reads and parses
 * the body, runs one simple query as a named prepared statement, and answers its rows as JSON. It knows no one and
 * checks nothing. `/readyz` and `/metrics` answer as the product's do, as far as they are asked.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'
import { must, mustGet } from '../src/kit/contract/must.ts'
import type { BareQueries } from './bare-queries.ts'

const { url, queries } = JSON.parse(readFileSync(must(process.argv[2]), 'utf8')) as BareQueries
const pool = new pg.Pool({ connectionString: url, max: 20, keepAlive: true })
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url')
const known = new Map(
  Object.entries(queries).map(([key, { text, values }]) => [key, { name: nameOf(text), text, values: [...values] }]),
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
  if (typeof asked.data !== 'object') throw new Error('no data')
  const { rows } = await pool.query(mustGet(known, `${path} ${authorization}`))
  return JSON.stringify({ data: rows })
}

// The product keeps connections as long: a slow read of it must not cost the other side its own.
server.keepAliveTimeout = 72_000
server.listen(Number(process.argv[3]), '127.0.0.1')
