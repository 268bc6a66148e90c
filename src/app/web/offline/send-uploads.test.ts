import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserCaches } from '../../../kit/testing/browser-caches.ts'
import { sendUploads } from './send-uploads.ts'

const place = '/uploads/one'
const claims = btoa(JSON.stringify({ sub: 'alice' }))
const offset = (bytes: number) => new Response(null, { headers: { 'upload-offset': String(bytes) } })
const refused = (status: number, message: string) => Response.json({ error: { message } }, { status })

let shelves: ReturnType<typeof browserCaches>
let asked: string[]
/** What the page of an upload does with it. */
let lock: 'free' | 'held' | 'stolen'
/** What the server answers to each method. */
let answers: Record<string, () => Response>

beforeEach(() => {
  shelves = browserCaches('uploads', {
    [place]: new Response('bytes', { headers: { 'x-account': 'alice', 'x-name': 'plate.jpg' } }),
    [`${place}/address`]: new Response('/uploads/begun'),
  })
  ;[asked, lock, answers] = [[], 'free', { HEAD: () => offset(0), PATCH: () => offset(5) }]
  const request = async (name: string, _options: unknown, send: (held: unknown) => Promise<unknown>) => {
    if (name === place && lock === 'stolen') throw new DOMException('taken over', 'AbortError')
    return send(name === place && lock === 'held' ? null : {})
  }
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('clients', { matchAll: async () => [] })
  vi.stubGlobal('Notification', { permission: 'denied' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    if (url === '/auth/token') return Response.json({ token: `head.${claims}.sign` })
    asked.push(`${method} ${url}`)
    return answers[method]?.() ?? new Response(null, { status: 500 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const marked = async (what: string) => shelves.get('uploads')?.get(`https://app.test${place}/${what}`)?.clone().text()

it('has a file arrive once the server has all of it', async () => {
  await sendUploads(false)
  expect([await marked('arrived'), asked]).toEqual(['yes', ['HEAD /uploads/begun', 'PATCH /uploads/begun']])
})

it('keeps why a file is refused for good, and does not send it again', async () => {
  answers['PATCH'] = () => refused(400, 'This video is too short.')
  await sendUploads(false)
  expect([await marked('refused'), await marked('arrived')]).toEqual(['This video is too short.', undefined])
  asked.length = 0
  await sendUploads(false)
  expect(asked).toEqual([])
})

it.each([401, 404, 408, 409, 423, 429, 503])('tries later where the server answers %i', async (status) => {
  answers['PATCH'] = () => refused(status, 'Not now.')
  await expect(sendUploads(false)).rejects.toThrow('an upload is left')
  expect([await marked('refused'), await marked('arrived')]).toEqual([undefined, undefined])
})

it('begins anew only what the server has let go of', async () => {
  answers['HEAD'] = () => new Response(null, { status: 503 })
  await expect(sendUploads(false)).rejects.toThrow('an upload is left')
  expect(asked).toEqual(['HEAD /uploads/begun'])
  answers['HEAD'] = () => new Response(null, { status: 410 })
  answers['POST'] = () => new Response(null, { status: 201, headers: { location: '/uploads/new' } })
  await sendUploads(false)
  expect(asked.slice(1)).toEqual(['HEAD /uploads/begun', 'POST /uploads', 'PATCH /uploads/new'])
  expect(await marked('address')).toBe('/uploads/new')
})

it.each(['held', 'stolen'] as const)('leaves an upload to its page when it is %s', async (how) => {
  lock = how
  await sendUploads(false)
  expect([asked, await marked('arrived')]).toEqual([[], undefined])
})
