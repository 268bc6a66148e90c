import { afterEach, beforeEach, expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import { createAccount } from '../../domains/accounts/server/accounts.ts'
import { lastLink } from '../../world/mail-links.ts'
import { serve, type Served } from '../testing/serve.ts'
import { type World, world } from '../../world/world.ts'

let w: World
let served: Served
const pia = { email: 'pia@example.test', password: 'correct horse' }

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  await w.tx((tx) => createAccount(tx, { ...pia, displayName: 'Pia Perdita' }))
})
afterEach(() => served.close())

it('logs nothing that tells who someone is or opens a door, whatever they do', async () => {
  const signedIn = await served.post('/auth/sign-in/email', pia)
  const cookie = must(must(signedIn.headers.get('set-cookie'), 'cookie').split(';')[0], 'part')
  const { token } = (await served.get('/auth/token', { cookie })).body as unknown as { token: string }
  await served.call('getUser', {}, token)
  await served.call('getSessions', {}, token)

  // What goes wrong is logged too.
  await served.post('/auth/sign-in/email', { ...pia, password: 'wrong horse' })
  await served.post('/auth/sign-in/email', { email: 'not pia@example', password: 'x' })
  await served.post('/auth/sign-up', { email: pia.email, displayName: 'Pia Perdita' })
  await served.post('/auth/sign-up', { email: 'zoe@example.test', displayName: 'Zoe Zander' })
  await served.post('/auth/link', { email: pia.email, purpose: 'sign-in' })
  const link = await lastLink(w, pia.email)
  await served.get(`/app/login?token=${link.token}&email=${pia.email}`, { accept: 'text/html' })
  await served.get(`/nothing/${pia.email}`)
  await served.post('/auth/sign-in/link', { email: 'zoe@example.test', token: link.token })
  await served.post('/auth/sign-in/link', { email: pia.email, token: link.token })
  await served.call('checkUserExists', { email: `${'x'.repeat(300)}${pia.email}` })
  await served.call('getUser', {}, `${token}x`)
  await served.post(`/call/${pia.email}`, { data: {} })
  await fetch(`${served.url}/call/getUser`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"data": "${pia.email}`,
  })

  // Even a fault of ours, whose query holds the address, is logged without it.
  await w.database.pool.query('alter table accounts rename column email to email_away')
  const failed = await served.post('/auth/link', { email: pia.email, purpose: 'sign-in' })
  await w.database.pool.query('alter table accounts rename column email_away to email')
  expect(failed.status).toBe(500)

  // The visitors' address is also ours, which the first line names.
  const log = served.log.filter((line) => !line.includes('Server listening')).join('\n')
  expect(served.log.length).toBeGreaterThan(15)
  expect(log).toContain('"a request failed"')
  const secrets = [link.token, token, must(cookie.split('=')[1], 'part'), pia.password, 'wrong horse']
  const people = [pia.email, 'example.test', 'pia@', 'Perdita', 'Zander', '127.0.0.1', '::1']
  expect([...secrets, ...people].filter((word) => log.includes(word))).toEqual([])
})
