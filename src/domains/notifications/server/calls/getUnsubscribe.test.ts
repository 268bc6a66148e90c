import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world, type World } from '../../../../world/world.ts'
import { notificationCalls } from '../../contract.ts'
import { unsubscribeUrl } from '../unsubscribe-token.ts'

const tokenFor = (w: World, scope: 'visits' | 'all') =>
  must(new URL(unsubscribeUrl(w.config, w.bella.accountUid, scope)).searchParams.get('token'))

describeCall(notificationCalls.getUnsubscribe, (w) => ({ token: tokenFor(w, 'visits') }))

it('says what a link ends, and opens nothing for one that was altered or made with another secret', async () => {
  const w = await world()
  const token = tokenFor(w, 'visits')
  expect(await w.anonymous.call('getUnsubscribe', { token })).toEqual({ about: 'Visits', ended: false })
  expect(await w.anonymous.call('getUnsubscribe', { token: tokenFor(w, 'all') })).toEqual({ about: null, ended: false })
  const [, signature] = token.split('.')
  const other = Buffer.from(`${w.ben.accountUid}:visits`).toString('base64url')
  const foreign = unsubscribeUrl({ ...w.config, secret: 'x'.repeat(40) }, w.bella.accountUid, 'visits')
  for (const wrong of [`${other}.${signature}`, token.slice(0, -4), must(foreign.split('token=')[1])])
    expect((await refusal(w.anonymous.call('getUnsubscribe', { token: wrong }))).code).toBe('not-found')
})
