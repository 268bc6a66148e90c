import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { world, type World } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'
import { notify } from '../notify.ts'
import { unsubscribeUrl } from '../unsubscribe-token.ts'

const tokenFor = (w: World, scope: 'visits' | 'all' | 'my-day', person = w.bella) =>
  must(new URL(unsubscribeUrl(w.config, person.accountUid, scope)).searchParams.get('token'))

describeCall(notificationCalls.unsubscribe, (w) => ({ token: tokenFor(w, 'visits') }))

it('ends mail about one topic by one POST without signing in, and the product still tells it', async () => {
  const w = await world()
  const notification = { kind: 'collab.scheduled', title: 'Booked', lines: ['News.'], path: '/app', action: 'Open' }
  await w.tx((tx) => notify(tx, w.config, w.luna, 'first', notification))
  const [mail] = await mailsTo(w, 'bella@example.test')
  const path = must(/\/unsubscribe\?token=\S+/.exec(must(mail).text))[0]
  const served = await serve(w.database)
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = () => served.post(path, 'List-Unsubscribe=One-Click', form)
  const answers = [await post(), await post(), await served.post('/unsubscribe?token=none', '', form)]
  await served.close()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 400])
  await w.tx((tx) => notify(tx, w.config, w.luna, 'second', notification))
  expect(await mailsTo(w, 'bella@example.test')).toHaveLength(1)
  expect((await w.bella.call('listNotifications', {})).unread).toBe(2)
  expect(await w.bella.call('getNotificationSettings', {})).toMatchObject({ off: ['visits:mail'], version: 1 })
})

it('ends all that can be ended, and keeps everything else that was chosen', async () => {
  const w = await world()
  await w.bella.call('saveNotificationSettings', {
    off: ['team:product'],
    myDay: false,
    digest: 'daily',
    quiet: null,
    timezone: 'Europe/Paris',
    version: 0,
  })
  await w.anonymous.call('unsubscribe', { token: tokenFor(w, 'all') })
  const after = await w.bella.call('getNotificationSettings', {})
  expect(after).toMatchObject({ digest: 'daily', timezone: 'Europe/Paris', version: 2 })
  expect(after.off).toEqual(expect.arrayContaining(['team:product', 'requests:mail', 'messages:mail']))
  expect(after.off).not.toContain('requests:product')
  expect((await w.anonymous.call('getUnsubscribe', { token: tokenFor(w, 'all') })).ended).toBe(true)
})

it('ends the team’s daily mail', async () => {
  const w = await world()
  await w.anna.call('saveNotificationSettings', {
    off: [],
    myDay: true,
    digest: 'at-once',
    quiet: null,
    timezone: 'Europe/London',
    version: 0,
  })
  expect(await w.anonymous.call('unsubscribe', { token: tokenFor(w, 'my-day', w.anna) })).toEqual({
    about: 'Your day',
    ended: true,
  })
  expect(await w.anna.call('getNotificationSettings', {})).toMatchObject({ myDay: false, off: [] })
})
