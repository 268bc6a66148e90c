import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import pino from 'pino'
import { afterEach, expect, it } from 'vitest'
import { openWebhooks } from '../../../../adapters/webhooks/open-webhooks.ts'
import { first, must } from '../../../../kit/contract/must.ts'
import { openBus } from '../../../../kit/server/bus.ts'
import { dayMs, hourMs, minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { settle, subscribe } from '../../../../world/payments.ts'
import { runJob } from '../../../../world/run-job.ts'
import { approvedCollab, liveBrief, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { setStaffRole } from '../../../accounts/server/staff.ts'
import { liveChannel } from '../../../notifications/server/announce.ts'
import type { WebhookFormat } from '../../fields.ts'
import { WebhookPayload } from '../../payload.ts'
import { makeWebhook } from '../build.ts'
import { webhookData } from '../personal-data.ts'
import { sendWebhooks } from './send-webhooks.ts'

type Receiver = {
  url: string
  requests: { headers: IncomingHttpHeaders; body: string }[]
  /** Answers all further requests so; null lets them hang. */
  answer: (status: number | null, headers?: Record<string, string>) => void
  /** Answers those that hang. */
  release: (status: number) => void
}

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  servers = []
})

/** Another system, on this machine. */
async function receiver(): Promise<Receiver> {
  const requests: Receiver['requests'] = []
  let answer: [status: number | null, headers?: Record<string, string>] = [204]
  const hanging: ServerResponse[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body })
      const [status, headers] = answer
      if (status === null) hanging.push(response)
      else response.writeHead(status, headers).end(status === 204 ? undefined : 'What I think of it')
    })
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  return {
    url,
    requests,
    answer: (...given) => (answer = given),
    release: (status) => hanging.splice(0).forEach((response) => response.writeHead(status).end()),
  }
}

const job = sendWebhooks(openWebhooks)
const describeError = (error: unknown) => (error instanceof Error ? `${error.message} ${String(error.cause)}` : '')
/** Sends what is due, in two processes at once. */
const sendAll = (w: World) => Promise.all([runJob(w, job), runJob(w, job)])
const hookOf = (w: World, url: string, format: WebhookFormat = 'standard') =>
  makeWebhook(w.database.db, w.config, { accountUid: w.bella.accountUid, brandUid: w.luna, url, format })
const parsed = ({ requests }: Receiver) => requests.map(({ body }) => WebhookPayload.parse(JSON.parse(body)))
const types = (there: Receiver) => parsed(there).map(({ type }) => type)
const headersOf = ({ requests }: Receiver, at = 0) => must(requests[at]).headers as Record<string, string>
const deliveriesOf = async (w: World, uid: string) => (await w.bella.call('listWebhookDeliveries', { uid })).rows

it('sends what happens once, in words that the Standard Webhooks library accepts', async () => {
  const w = await world()
  const there = await receiver()
  const { uid, secret } = await hookOf(w, there.url)
  const collab = await requestedCollab(w)
  setClock(new Date())
  await sendAll(w)
  await sendAll(w)
  expect(there.requests).toHaveLength(1)
  const { headers, body } = must(there.requests[0])
  const payload = new Webhook(secret).verify(body, headers as Record<string, string>)
  expect(payload).toMatchObject({
    type: 'collab.requested',
    data: {
      collab: { uid: collab.uid, stage: 1, influencer: { handle: 'alice.eats' }, brand: { uid: w.luna } },
      deliverable: null,
    },
  })
  expect(() => new Webhook(secret).verify(`${body} `, headers as Record<string, string>)).toThrow('signature')
  expect(headers).toMatchObject({ 'content-type': 'application/json' })
  const [delivery] = await deliveriesOf(w, uid)
  expect(delivery).toMatchObject({ uid: headers['webhook-id'], state: 'delivered', tries: 1, status: 204 })
  expect((await w.bella.call('getWebhookDelivery', { uid: must(delivery).uid })).body).toBe(body)
  expect(Buffer.byteLength(body)).toBeLessThan(20_000)
})

it('sends a paid invoice once, however often the provider reports it, and not the address of its page', async () => {
  const w = await world()
  const there = await receiver()
  await hookOf(w, there.url)
  await subscribe(w, w.bella, 'starter')
  const { rows: invoiced } = await w.bella.call('listInvoices', { brandUid: w.luna })
  const { id, total, currency } = first(invoiced)
  await w.database.pool.query('delete from payment_events')
  await w.database.pool.query('update sandbox_events set delivered_at = null')
  await settle(w)
  setClock(new Date())
  await sendAll(w)
  const sent = parsed(there).filter(({ type }) => type === 'invoice.paid')
  expect(sent).toMatchObject([
    { data: { collab: null, deliverable: null, invoice: { id, total, currency, status: 'paid' } } },
  ])
  expect(there.requests.map(({ body }) => body).join()).not.toMatch(/pdfUrl|"url"/)
})

it('writes to Slack what happened, where to go on, and nothing that calls everyone', async () => {
  const w = await world()
  const there = await receiver()
  await hookOf(w, there.url, 'slack')
  await setInfluencer(w.database.db, w.aliceInfluencer, { name: '<!channel> & Alice' })
  const collab = await requestedCollab(w)
  setClock(new Date())
  await sendAll(w)
  const { headers, body } = must(there.requests[0])
  expect(headers).toMatchObject({ 'content-type': 'application/json' })
  expect(headers['webhook-signature']).toBeUndefined()
  expect(JSON.parse(body)).toEqual({
    text: 'New request from &lt;!channel&gt; &amp; Alice',
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: 'New request from <!channel> & Alice', emoji: false } },
      { type: 'section', text: { type: 'plain_text', text: `${collab.brief.title} · Luna`, emoji: false } },
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            text: { type: 'plain_text', text: 'View collab', emoji: false },
            url: `${w.config.publicUrl}/app/collab?uid=${w.luna}&collab=${collab.uid}`,
          },
        ],
      },
    ],
  })
})

it('writes a booked visit to Teams as an Adaptive Card, in the venue’s time, and a test', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url, 'teams')
  const collab = await scheduledCollab(w)
  await w.bella.call('sendTestWebhook', { uid })
  setClock(new Date())
  await sendAll(w)
  const cards = there.requests.map(({ body }) => JSON.parse(body).attachments[0])
  const textsOf = ({ content }: { content: { body: { inlines: { text: string }[] }[] } }) =>
    content.body.flatMap(({ inlines }) => inlines.map(({ text: words }) => words))
  const booked = must(cards.find((card) => textsOf(card)[0]?.endsWith('visit is booked')))
  expect(booked.contentType).toBe('application/vnd.microsoft.card.adaptive')
  expect(booked.content).toMatchObject({ type: 'AdaptiveCard', version: '1.4' })
  expect(textsOf(booked)).toEqual([
    'Alice Moreau’s visit is booked',
    `${collab.brief.title} · Luna`,
    expect.stringMatching(/^\w{3} \d+ \w{3}, \d\d:\d\d/),
  ])
  expect(booked.content.actions).toEqual([
    {
      type: 'Action.OpenUrl',
      title: 'View collab',
      url: `${w.config.publicUrl}/app/collab?uid=${w.luna}&collab=${collab.uid}`,
    },
  ])
  expect(cards.map((card) => textsOf(card)[0])).toContain('A test from Plusone')
})

it('sends a test as an example of its event, marked and signed, which a tool can map', async () => {
  const w = await world()
  const there = await receiver()
  const { uid, secret } = await hookOf(w, there.url)
  setClock(new Date())
  await w.bella.call('sendTestWebhook', { uid, topic: 'visit.booked' })
  await sendAll(w)
  const { headers, body } = must(there.requests[0])
  expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toMatchObject({
    type: 'visit.booked',
    test: true,
    timestamp: now().toISOString(),
    data: { collab: { influencer: { name: 'Example Creator' }, visit: { startsAt: '2026-05-14T18:30:00.000Z' } } },
  })
  await approvedCollab(w)
  await sendAll(w)
  expect(parsed(there).map(({ test }) => test)).toEqual([true, false, false])
})

it('says that only a test failed, until an event doesn’t arrive', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  there.answer(500)
  const read = async () => first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
  await w.bella.call('sendTestWebhook', { uid })
  await sendAll(w)
  expect(await read()).toMatchObject({ failingSince: now().toISOString(), onlyTestsFailed: true })
  await requestedCollab(w)
  await sendAll(w)
  expect(await read()).toMatchObject({ failingSince: expect.any(String), onlyTestsFailed: false })
})

it('is queued with the action: what fails sends nothing', async () => {
  const w = await world()
  const there = await receiver()
  await hookOf(w, there.url)
  const brief = await liveBrief(w)
  const request = { briefUid: brief.uid, influencerUid: w.aliceInfluencer, message: 'May I?' }
  await expect(
    w.tx(async (tx) => {
      await w.runner.runIn(tx, 'applyToBrief', request, w.alice.caller)
      throw new Error('lost')
    }),
  ).rejects.toThrow('lost')
  await sendAll(w)
  expect(there.requests).toEqual([])
})

it('sends the chosen events of its own venues alone, and all of them to our team', async () => {
  const w = await world()
  const [luna, orso, team] = [await receiver(), await receiver(), await receiver()]
  await makeWebhook(w.database.db, w.config, {
    accountUid: w.bella.accountUid,
    brandUid: w.luna,
    url: luna.url,
    topics: ['collab.approved'],
  })
  await makeWebhook(w.database.db, w.config, { accountUid: w.oscar.accountUid, brandUid: w.orso, url: orso.url })
  await makeWebhook(w.database.db, w.config, { accountUid: w.ada.accountUid, brandUid: null, url: team.url })
  await scheduledCollab(w)
  await sendAll(w)
  expect(types(luna)).toEqual(['collab.approved'])
  expect(types(orso)).toEqual([])
  expect(types(team).toSorted()).toEqual(['collab.approved', 'collab.requested', 'visit.booked'])
})

it('leaves out what the other side wrote, how to reach them, who comes along and what they can’t eat', async () => {
  const w = await world()
  const there = await receiver()
  await hookOf(w, there.url)
  await scheduledCollab(w)
  await sendAll(w)
  const sent = there.requests.map(({ body }) => body).join('\n')
  expect(types(there)).toContain('visit.booked')
  for (const secret of ['alice@example.test', 'I would love to come', 'No nuts', 'Jo"', 'phone', 'email', 'hostPhone'])
    expect(sent).not.toContain(secret)
})

it('signs with both secrets while the former one holds', async () => {
  const w = await world()
  const there = await receiver()
  setClock(new Date())
  const { uid, secret: former } = await hookOf(w, there.url)
  const { secret } = await w.bella.call('replaceWebhookSecret', { uid, version: 1, formerHours: 24 })
  const accepts = (one: string, at: number) => {
    const { body, headers } = must(there.requests[at])
    try {
      new Webhook(one).verify(body, headers as Record<string, string>)
      return true
    } catch {
      return false
    }
  }
  await w.bella.call('sendTestWebhook', { uid })
  await sendAll(w)
  expect([accepts(former, 0), accepts(secret, 0)]).toEqual([true, true])
  await w.bella.call('replaceWebhookSecret', { uid, version: 2, formerHours: 0 })
  await w.bella.call('sendTestWebhook', { uid })
  await sendAll(w)
  expect([accepts(former, 1), accepts(secret, 1)]).toEqual([false, false])
})

it('tries again under the same id with the same body, later and later, and gives up after three days', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  there.answer(500)
  await requestedCollab(w)
  const began = now()
  const triedAt: number[] = []
  for (let at = began; at < plus(began, 4 * dayMs);) {
    setClock(at)
    await sendAll(w)
    triedAt.push((at.getTime() - began.getTime()) / minuteMs)
    const [delivery] = await deliveriesOf(w, uid)
    if (delivery?.nextTryAt === null) break
    at = new Date(must(delivery?.nextTryAt))
  }
  expect(triedAt.slice(0, 5)).toEqual([0, 1, 3, 7, 15])
  expect(must(triedAt.at(-1)) / 60).toBeGreaterThan(60)
  expect(must(triedAt.at(-1)) / 60).toBeLessThanOrEqual(72)
  expect(there.requests).toHaveLength(triedAt.length)
  expect(new Set(there.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  expect(new Set(there.requests.map(({ body }) => body)).size).toBe(1)
  const [delivery] = await deliveriesOf(w, uid)
  expect(delivery).toMatchObject({
    state: 'given-up',
    status: 500,
    problem: 'The other system responded with 500.',
    canResend: true,
  })
  expect(await w.bella.call('getWebhookDelivery', { uid: must(delivery).uid })).toMatchObject({
    answer: 'What I think of it',
  })
  there.answer(204)
  await w.bella.call('resendWebhookDelivery', { uid: must(delivery).uid })
  await sendAll(w)
  expect(await deliveriesOf(w, uid)).toMatchObject([{ state: 'delivered', tries: 1 }])
  expect(headersOf(there, there.requests.length - 1)['webhook-id']).toBe(must(delivery).uid)
})

it('waits as long as the other system asks', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  there.answer(429, { 'retry-after': '1200' })
  await w.bella.call('sendTestWebhook', { uid })
  await sendAll(w)
  expect(first(await deliveriesOf(w, uid)).nextTryAt).toBe(plus(now(), 20 * minuteMs).toISOString())
})

it('is turned off after five days without an arrival, and the owners are emailed once', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  there.answer(503)
  const began = now()
  const stateAt = async (at: Date) => {
    setClock(at)
    await w.bella.call('sendTestWebhook', { uid })
    await sendAll(w)
    return first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows)
  }
  expect(await stateAt(began)).toMatchObject({ state: 'on', failingSince: began.toISOString() })
  expect((await stateAt(plus(began, 5 * dayMs - hourMs))).state).toBe('on')
  expect((await stateAt(plus(began, 5 * dayMs))).state).toBe('failing')
  expect((await w.eventsOf(uid)).map(({ kind, side }) => `${kind} ${side}`)).toEqual(['webhook.failed clock'])
  const { rows } = await w.database.pool.query(
    `select "to", text from mails where subject like 'Webhook “Zap” turned off%'`,
  )
  expect(rows).toMatchObject([{ to: 'bella@example.test' }])
  expect(rows[0].text).toContain(`/app/brand/webhooks?uid=${w.luna}`)
  expect(rows[0].text).toContain('Nothing we’ve sent in the last five days has arrived.')
  expect((await deliveriesOf(w, uid)).filter(({ state }) => state === 'waiting')).toEqual([])
  there.answer(204)
  await w.bella.call('turnOnWebhook', { uid })
  expect(await stateAt(plus(began, 6 * dayMs))).toMatchObject({ state: 'on', failingSince: null })
})

it('is turned off at once where the other system is gone for good', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  there.answer(410)
  await w.bella.call('sendTestWebhook', { uid })
  await sendAll(w)
  expect(first((await w.bella.call('listWebhooks', { brandUid: w.luna })).rows).state).toBe('failing')
  expect((await w.eventsOf(uid)).map(({ kind, side }) => `${kind} ${side}`)).toEqual(['webhook.gone clock'])
  const { rows } = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(rows).toMatchObject([{ subject: 'Webhook “Zap” turned off: the other system asked us to stop' }])
  expect(rows[0].text).toContain('responded with 410 (Gone)')
  expect(rows[0].text).not.toContain('five days')
})

it('shows open pages that something arrived', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  await w.bella.call('sendTestWebhook', { uid })
  const bus = await openBus(w.database, pino({ level: 'silent' }))
  const heard: string[] = []
  bus.on(liveChannel, (message) => heard.push(message))
  await sendAll(w)
  await expect.poll(() => heard.join()).toContain('webhook-delivery')
  expect(heard.join()).toContain(w.bella.accountUid)
  await bus.close()
})

it('shows the pages of all admins that something arrived for our team', async () => {
  const w = await world()
  const there = await receiver()
  await w.tx((tx) => setStaffRole(tx, w.anna.accountUid, 'admin'))
  const given = { accountUid: w.ada.accountUid, brandUid: null, url: there.url }
  const { uid } = await makeWebhook(w.database.db, w.config, given)
  await w.ada.call('sendTestWebhook', { uid })
  const bus = await openBus(w.database, pino({ level: 'silent' }))
  const heard: string[] = []
  bus.on(liveChannel, (message) => heard.push(message))
  await sendAll(w)
  const ofDelivery = () => heard.filter((message) => message.includes('webhook-delivery')).join()
  await expect.poll(() => ofDelivery()).toContain(w.ada.accountUid)
  expect(ofDelivery()).toContain(w.anna.accountUid)
  await bus.close()
})

it('lets a receiver that hangs have two at a time, and sends what others get meanwhile', async () => {
  const w = await world()
  const [stuck, other] = [await receiver(), await receiver()]
  stuck.answer(null)
  const hanging = await hookOf(w, stuck.url)
  const prompt = await hookOf(w, other.url)
  for (let sent = 0; sent < 3; sent += 1) await w.bella.call('sendTestWebhook', { uid: hanging.uid })
  const working = runJob(w, job)
  await expect.poll(() => stuck.requests).toHaveLength(2)
  await w.bella.call('sendTestWebhook', { uid: prompt.uid })
  await expect.poll(() => other.requests).toHaveLength(1)
  expect(stuck.requests).toHaveLength(2)
  stuck.answer(204)
  stuck.release(204)
  await working
  expect(stuck.requests).toHaveLength(3)
})

it('finishes what is on its way before it fails', async () => {
  const w = await world()
  const [stuck, other] = [await receiver(), await receiver()]
  stuck.answer(null)
  const { uid } = await hookOf(w, stuck.url)
  const refused = await hookOf(w, other.url)
  await w.bella.call('sendTestWebhook', { uid })
  setClock(plus(now(), minuteMs))
  await w.bella.call('sendTestWebhook', { uid: refused.uid })
  const { pool } = w.database
  // The second claim fails. A sequence keeps its value when a statement is rolled back.
  await pool.query('create sequence refused_claims')
  await pool.query(`create function refuse_claim() returns trigger language plpgsql as
    $$ begin perform nextval('refused_claims'); raise 'refused claim'; end $$`)
  await pool.query(`create trigger refuse_claim before update of claimed_until on webhook_deliveries for each row
    when (new.webhook_uid = '${refused.uid}') execute function refuse_claim()`)
  try {
    const outcome = runJob(w, job).then(
      () => 'done',
      (error: unknown) => describeError(error),
    )
    const isRefused = async () => (await pool.query('select is_called from refused_claims')).rows[0].is_called
    await expect.poll(isRefused).toBe(true)
    await expect.poll(() => stuck.requests).toHaveLength(1)
    stuck.release(204)
    expect(await outcome).toContain('refused claim')
    expect(await deliveriesOf(w, uid)).toMatchObject([{ state: 'delivered' }])
  } finally {
    await pool.query('drop trigger refuse_claim on webhook_deliveries')
    await pool.query('drop function refuse_claim')
    await pool.query('drop sequence refused_claims')
  }
})

it('leaves given up what was on its way when the webhook was turned off and on', async () => {
  const w = await world()
  const there = await receiver()
  there.answer(null)
  const { uid } = await hookOf(w, there.url)
  await w.bella.call('sendTestWebhook', { uid })
  const working = runJob(w, job)
  await expect.poll(() => there.requests).toHaveLength(1)
  await w.bella.call('turnOffWebhook', { uid })
  await w.bella.call('turnOnWebhook', { uid })
  there.release(500)
  await working
  expect(await deliveriesOf(w, uid)).toMatchObject([{ state: 'given-up', nextTryAt: null, status: 500 }])
})

it('says whether we couldn’t prepare a message or something else went wrong on our side', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  await w.bella.call('sendTestWebhook', { uid })
  const { pool } = w.database
  await pool.query(`update webhook_deliveries set type = 'visit.booked'`)
  await sendAll(w)
  const tried = { state: 'waiting', tries: 1, lastTriedAt: now().toISOString() }
  expect(await deliveriesOf(w, uid)).toMatchObject([
    { ...tried, problem: 'We couldn’t prepare this message. We’ll try again.' },
  ])
  await pool.query(`update webhook_deliveries set type = 'test', due_at = queued_at, tries = 0`)
  await pool.query(`update webhooks set sealed_secret = 'broken'`)
  await sendAll(w)
  const problem = 'Something went wrong on our side. We’ll try again.'
  expect(await deliveriesOf(w, uid)).toMatchObject([{ ...tried, problem }])
  expect(there.requests).toEqual([])
})

it('takes up what a killed process had claimed', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  await w.bella.call('sendTestWebhook', { uid })
  const claimed = plus(now(), minuteMs)
  await w.database.pool.query('update webhook_deliveries set claimed_until = $1, tries = 1', [claimed])
  await sendAll(w)
  expect(there.requests).toEqual([])
  setClock(claimed)
  await sendAll(w)
  expect(there.requests).toHaveLength(1)
})

it('forgets what it sent about a creator who deletes their account', async () => {
  const w = await world()
  const there = await receiver()
  const { uid } = await hookOf(w, there.url)
  await approvedCollab(w)
  await sendAll(w)
  expect(await deliveriesOf(w, uid)).toHaveLength(2)
  const nobody = { account: null, brandUids: [], orgUids: [], collabUids: [], names: [] }
  await w.tx((tx) => webhookData.forget(tx, { ...nobody, influencerUids: [w.aliceInfluencer] }))
  expect(await deliveriesOf(w, uid)).toEqual([])
})
