import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleContent } from '../../domains/briefs/server/build.ts'
import { disableAccount } from '../../domains/accounts/server/accounts.ts'
import { forgetAnswers } from '../../kit/server/idempotency.ts'
import { dayMs, now, plus, setClock } from '../../kit/server/clock.ts'
import { inviteeForm } from '../../world/meeting-stories.ts'
import { requestedCollab } from '../../world/stories.ts'
import { type World, world } from '../../world/world.ts'
import { serve, type Served } from '../testing/serve.ts'

let w: World
let served: Served
let bella: string

beforeEach(async () => {
  w = await world()
  served = await serve(w.database)
  bella = await served.tokenOf(w.bella)
})
afterEach(() => served.close())

const key = '7c9d1f0a-example'

const create = (title: string, idempotencyKey?: string, token = bella, brandUid = w.luna) =>
  served.post(
    '/call/createBrief',
    { data: { brandUid, content: exampleContent({ title }) } },
    { authorization: `Bearer ${token}`, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
  )

const briefsOf = async () => (await w.bella.call('listBrandBriefs', { brandUid: w.luna })).rows.length

it('makes one brief of three clicks at once, and answers all three with it', async () => {
  const answers = await Promise.all([create('One', key), create('One', key), create('One', key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => (body.data as { uid: string }).uid)).size).toBe(1)
  expect(await briefsOf()).toBe(1)
})

it('answers a repeated send with what the first one made, and makes another under another key', async () => {
  const first = await create('One', key)
  expect((await create('One', key)).body).toEqual(first.body)
  expect((await create('One', `${key}-2`)).body).not.toEqual(first.body)
  expect((await create('One')).status).toBe(200)
  expect(await briefsOf()).toBe(3)
})

it('refuses a key that was used for something else, and one that cannot be a key', async () => {
  await create('One', key)
  expect((await create('Two', key)).body.error).toEqual({
    status: 'FAILED_PRECONDITION',
    message: 'This Idempotency-Key was used for another request. Send a new key.',
  })
  expect((await create('Two', 'short')).body.error?.status).toBe('INVALID_ARGUMENT')
  expect(await briefsOf()).toBe(1)
})

it('keeps the keys of two people apart', async () => {
  await create('One', key)
  const oscar = await served.tokenOf(w.oscar)
  const answer = await create('One', key, oscar, w.orso)
  expect(answer.body.data).toMatchObject({ brandUid: w.orso })
})

it('gives the key back when the first send was refused', async () => {
  expect((await create('One', key, bella, w.orso)).status).toBe(404)
  expect((await create('One', key)).status).toBe(200)
})

it('answers a repeated send before limits are asked', async () => {
  const send = (idempotencyKey: string) =>
    served.post(
      '/call/requestMeeting',
      { data: { ...inviteeForm, note: 'Any evening' } },
      { 'idempotency-key': idempotencyKey },
    )
  const first = await send(key)
  expect(first.status).toBe(200)
  let last = first
  for (let n = 0; n < 40 && last.status !== 429; n += 1) last = await send(`${key}-${n}`)
  expect(last.status).toBe(429)
  expect((await send(key)).body).toEqual(first.body)
})

it('gives the answer to nobody whose account was disabled since', async () => {
  await create('One', key)
  await w.tx((tx) => disableAccount(tx, w.bella.accountUid ?? '', 'for the test'))
  expect((await create('One', key)).status).toBe(401)
})

it('forgets a key after a day', async () => {
  const first = await create('One', key)
  setClock(plus(now(), dayMs + 1))
  await forgetAnswers(w.database.db)
  bella = await served.tokenOf(w.bella)
  expect((await create('One', key)).body).not.toEqual(first.body)
})

it('answers a repeated change as the first one, which its version would have refused', async () => {
  const { uid, version } = await requestedCollab(w)
  const approve = (idempotencyKey?: string) =>
    served.post(
      '/call/approveCollab',
      { data: { uid, version } },
      { authorization: `Bearer ${bella}`, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    )
  const first = await approve(key)
  expect(first.status).toBe(200)
  expect((await approve(key)).body).toEqual(first.body)
  expect((await approve()).body.error?.status).toBe('ABORTED')
})
