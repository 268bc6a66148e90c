import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { smtpSender } from '../../../../adapters/mail/smtp.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { postMail, sendDueMail } from '../../../../kit/server/mail/outbox.ts'
import { testConfig } from '../../../../kit/testing/test-config.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import { listHealth } from '../integrations.ts'

describeCall(staffCalls.listIntegrations, () => ({}))

/** A store that is away. */
const away = () => Promise.reject(new Error('key storage-secret was refused'))
const broken = { put: away, open: away, stat: away, remove: away }
const words = { subject: 'Hello', text: 'Good day.', html: '<p>Good day.</p>' }

it('says what works here by itself, and that nothing else is connected', async () => {
  const w = await world()
  const { rows } = await w.ada.call('listIntegrations', {})
  const states = Object.fromEntries(rows.map(({ name, state }) => [name, state]))
  expect(states).toMatchObject({ Email: 'off', Payments: 'off', Storage: 'good', Map: 'good', 'Ad pixel': 'off' })
  // The store answered just now; what isn’t connected never worked.
  const worked = rows.filter(({ lastWorkedAt }) => lastWorkedAt !== null)
  expect(worked.map(({ name, lastWorkedAt }) => [name, lastWorkedAt])).toEqual([['Storage', now().toISOString()]])
})

it('tells of a mail server that refuses and a store that is away, and shows no secret and nobody’s address', async () => {
  const w = await world()
  const settings = {
    SMTP_URL: 'smtp://someone:smtp-password@127.0.0.1:1',
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
    ERROR_LOG_URL: 'https://key:log-secret@log.example/path-secret',
    MAP_STYLE_URL: 'https://maps.example/style.json?key=map-secret',
    RECORDING_SCRIPT_URL: 'https://record.example/r.js?key=record-secret',
    RECORDING_KEY: 'recording-secret',
  }
  const config = testConfig(settings)
  await w.tx((tx) => postMail(tx, 'one', 'gina@example.test', words))
  await sendDueMail(w.database.db, smtpSender(must(config.SMTP_URL, 'SMTP_URL'), config.MAIL_FROM), openLog('silent'))
  await w.database.pool.query(`update mails set last_error = 'smtp://a:smtp-password@x refused gina@example.test'`)
  const rows = await listHealth(w.database.db, config, broken)
  expect(rows.find(({ name }) => name === 'Email')).toMatchObject({
    state: 'trouble',
    by: 'SMTP server at 127.0.0.1',
    words: expect.stringContaining('1 waiting. 1 failed'),
  })
  expect(rows.find(({ name }) => name === 'Storage')).toMatchObject({ state: 'trouble' })
  expect(rows.find(({ name }) => name === 'Payments')).toMatchObject({ by: 'Stripe', state: 'unseen' })
  const shown = JSON.stringify(rows)
  for (const secret of ['secret', 'password', 'gina@']) expect(shown).not.toContain(secret)
})
