import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { setStaffRole } from '../../../accounts/server/staff.ts'
import { webhookCalls, type WebhookFields } from '../../contract.ts'
import { mostWebhooks } from '../../fields.ts'
import { isBlocked, makeWebhook } from '../build.ts'

const fields: WebhookFields = {
  name: 'Zap',
  url: 'https://hooks.example.test/in',
  topics: ['visit.booked', 'collab.requested'],
}
/** Each for whose webhooks they look after. */
const forOwn = (w: World, { name }: Person<string | null>) => ({
  brandUid: name === 'ada' ? null : name === 'oscar' ? w.orso : w.luna,
  fields,
})

describeCall(webhookCalls.createWebhook, () => undefined, forOwn)

it('shows the secret once, stores it sealed, records it and mails the owner', async () => {
  const w = await world()
  const { secret: shown, webhook } = await w.bella.call('createWebhook', { brandUid: w.luna, fields })
  const secret = must(shown, 'the secret of a program')
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  expect(webhook).toMatchObject({
    name: 'Zap',
    url: fields.url,
    topics: ['collab.requested', 'visit.booked'],
    createdBy: 'Bella',
    state: 'on',
    format: 'standard',
    can: { manage: true, replaceSecret: true, turnOn: false, turnOff: true },
  })
  for (const table of ['webhooks', 'idempotency_keys', 'events', 'mails']) {
    const { rows } = await w.database.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
    expect(rows.filter(({ row }) => row.includes(secret.slice(6)))).toEqual([])
  }
  const [event] = await w.eventsOf(webhook.uid)
  expect(event).toMatchObject({ kind: 'webhook.created', side: 'brand', after: { name: 'Zap', url: fields.url } })
  const { rows } = await w.database.pool.query(`select subject, text from mails where "to" = 'bella@example.test'`)
  expect(rows).toMatchObject([{ subject: 'Webhook “Zap” created' }])
  expect(rows[0].text).toContain('It sends: A creator requests a collab; A visit is booked.')
})

it('is for owners: an admin of the venue, and our team at a venue, may not', async () => {
  const w = await world()
  await w.tx((tx) => addMembership(tx, w.ben.accountUid, 'brand', w.luna, 'admin'))
  for (const person of [w.ben, w.ada])
    expect((await refusal(person.call('createWebhook', { brandUid: w.luna, fields }))).code).toBe('permission-denied')
  expect((await refusal(w.bella.call('createWebhook', { brandUid: null, fields }))).code).toBe('permission-denied')
})

it.each([
  'http://hooks.example.test/in',
  'https://10.0.0.8/in',
  'https://169.254.169.254/latest/meta-data',
  'https://[fd00::1]/in',
  'https://[::ffff:192.168.1.1]/in',
  'https://user:word@hooks.example.test/in',
  'ftp://hooks.example.test/in',
  'hooks',
])('refuses the address %s', async (url) => {
  const w = await world()
  const refused = await refusal(w.bella.callRaw('createWebhook', { brandUid: w.luna, fields: { ...fields, url } }))
  expect(refused.code).toBe('invalid-argument')
  expect(refused.message).toContain('https://')
})

it('says that an event has to be chosen, and knows no others', async () => {
  const w = await world()
  const create = (topics: string[]) =>
    refusal(w.bella.callRaw('createWebhook', { brandUid: w.luna, fields: { ...fields, topics } }))
  expect((await create([])).message).toContain('Choose at least one event.')
  expect((await create(['account.disabled'])).code).toBe('invalid-argument')
})

it('allows a number of webhooks, however many are created at once', async () => {
  const w = await world()
  for (let made = 0; made < mostWebhooks - 1; made += 1)
    await makeWebhook(w.database.db, w.config, { accountUid: w.bella.accountUid, brandUid: w.luna })
  const results = await Promise.allSettled(
    Array.from({ length: 3 }, () => w.bella.call('createWebhook', { brandUid: w.luna, fields })),
  )
  expect(codes(results).toSorted()).toEqual(['failed-precondition', 'failed-precondition', 'ok'])
})

it('counts the webhooks of our team for all its admins together', async () => {
  const w = await world()
  await w.tx((tx) => setStaffRole(tx, w.anna.accountUid, 'admin'))
  for (let made = 0; made < mostWebhooks - 1; made += 1)
    await makeWebhook(w.database.db, w.config, { accountUid: w.ada.accountUid, brandUid: null })
  const given = { brandUid: null, fields }
  const { refused } = await w.tx(async (tx) => {
    await w.runner.runIn(tx, 'createWebhook', given, w.ada.caller)
    const other = refusal(w.anna.call('createWebhook', given))
    await expect.poll(() => isBlocked(w.database)).toBe(true)
    return { refused: other }
  })
  expect((await refused).message).toBe('There are 20 webhooks already. Turn one off first.')
})

it.each([
  [
    'slack',
    'https://hooks.slack.com/services/T0/B0/abc',
    'https://hooks.slack.com.example.test/in',
    'Slack incoming webhook',
  ],
  [
    'teams',
    'https://prod-01.uksouth.logic.azure.com:443/workflows/1/triggers/manual/paths/invoke?sig=a',
    'https://hooks.example.test/in',
    'Teams workflow',
  ],
] as const)('writes to %s, at its own address alone and without a secret', async (format, url, wrong, says) => {
  const w = await world()
  const create = (given: string) =>
    w.bella.call('createWebhook', { brandUid: w.luna, format, fields: { ...fields, url: given } })
  const refused = await refusal(create(wrong))
  expect([refused.code, refused.message]).toEqual(['invalid-argument', expect.stringContaining(says)])
  const { secret, webhook } = await create(url)
  expect([secret, webhook.format, webhook.can.replaceSecret]).toEqual([null, format, false])
  const replaced = w.bella.call('replaceWebhookSecret', { uid: webhook.uid, version: webhook.version, formerHours: 0 })
  expect((await refusal(replaced)).code).toBe('failed-precondition')
  const saved = w.bella.call('saveWebhook', {
    uid: webhook.uid,
    version: webhook.version,
    fields: { ...fields, url: wrong },
  })
  expect((await refusal(saved)).message).toContain(says)
})
