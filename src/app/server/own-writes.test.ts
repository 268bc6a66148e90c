import { expect, inject, it } from 'vitest'
import { serve } from '../testing/serve.ts'
import { world } from '../../world/world.ts'

const url = inject('postgresUrl')

it.each([
  [
    'with a replica',
    url ?? 'postgres://127.0.0.1:1/none',
    'plusone_wrote=1; Path=/call; HttpOnly; SameSite=Lax; Max-Age=4',
  ],
  ['without one', undefined, null],
])('has a browser remember for a moment that it wrote: %s', async (_where, readUrl, expected) => {
  const w = await world()
  const served = await serve(w.database, readUrl ? { DATABASE_READ_URL: readUrl } : {})
  const token = await served.tokenOf(w.bella)
  const cookieOf = async (name: string, data: unknown) =>
    (await served.call(name, data, token)).headers.get('set-cookie')
  expect(await cookieOf('getUser', {})).toBeNull()
  expect(await cookieOf('markNotificationsRead', {})).toBe(expected)
  expect(await cookieOf('nothing', {})).toBeNull()
  const send = (path: string, headers: Record<string, string>, body: string | null = null, person = token) =>
    fetch(served.url + path, { method: 'POST', body, headers: { authorization: `Bearer ${person}`, ...headers } })
  const bring = (person: string) =>
    send('/imports?name=list.csv', { 'content-type': 'application/octet-stream' }, 'Name\nLuna', person)
  const [refused, taken] = [await bring(token), await bring(await served.tokenOf(w.ada))]
  expect([refused.status, taken.status]).toEqual([403, 200])
  expect([refused, taken].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, expected])
  const reported = await send('/log', { 'content-type': 'application/json' }, JSON.stringify({ entries: [] }))
  expect(reported.headers.get('set-cookie')).toBeNull()
  const name = Buffer.from('photo.jpg').toString('base64')
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '10', 'upload-metadata': `filename ${name}` }
  const begun = await send('/uploads', headers)
  expect([begun.status, begun.headers.get('set-cookie')]).toEqual([201, expected])
  await served.close()
})
