import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'
import { setStaff } from '../../../accounts/server/build.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.makeSignInAsLink, alice)

/** Ada in Alice's place, over HTTP: the cookie and what an access token of it may call. */
async function adaAsAlice(w: World) {
  const served = await serve(w.database)
  const { url } = await w.ada.call('makeSignInAsLink', alice(w))
  const token = new URL(url).searchParams.get('token')
  const signedIn = await served.post('/auth/sign-in/quick', { token })
  const cookie = must(must(signedIn.headers.get('set-cookie'), 'cookie').split(';')[0], 'part')
  const access = async () => {
    const { body } = await served.get('/auth/token', { cookie })
    return (body as { token?: string }).token
  }
  return { served, cookie, access, token }
}

it('acts as the customer for half an hour, told so, and in the log under one’s own name', async () => {
  const w = await world()
  const { served, access, token } = await adaAsAlice(w)
  const bearer = must(await access(), 'access')
  const user = (await served.call('getUser', {}, bearer)).body.data as { uid: string; acting: { by: string } }
  expect([user.uid, user.acting.by]).toEqual([w.alice.accountUid, expect.any(String)])
  const profile = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  const social = {
    uid: w.aliceInfluencer,
    version: profile.version,
    platform: must(profile.social[0], 'social').platform,
  }
  await served.call('removeSocialAccount', social, bearer)
  const [event] = await w.eventsOf(w.aliceInfluencer)
  expect(event).toMatchObject({ actorUid: w.ada.accountUid, side: 'staff', after: { as: w.alice.accountUid } })
  expect((await served.post('/auth/sign-in/quick', { token })).status).toBe(401)
  setClock(plus(now(), 31 * minuteMs))
  expect((await served.call('getUser', {}, bearer)).status).toBe(401)
  expect(await access()).toBeUndefined()
  await served.close()
})

it('changes no password and ends no session of theirs', async () => {
  const w = await world()
  const { served, cookie, access } = await adaAsAlice(w)
  const bearer = must(await access(), 'access')
  const refused = await served.call('revokeOtherSessions', {}, bearer)
  expect(refused.body.error).toMatchObject({
    message: 'You can’t do this while you’re signed in as someone else. Select Stop at the top of the page first.',
  })
  const password = await served.post(
    '/auth/password/exchange',
    { current: 'x'.repeat(8), password: 'y'.repeat(8) },
    { cookie },
  )
  expect(password.body.error).toMatchObject({ status: 'PERMISSION_DENIED' })
  await served.close()
})

it('ends when whoever began it is no admin any more, and makes nothing that stays', async () => {
  const w = await world()
  const { served, access } = await adaAsAlice(w)
  const bearer = must(await access(), 'access')
  const feed = await served.call('createCalendarFeed', { uid: w.aliceInfluencer }, bearer)
  expect(feed.body.error).toMatchObject({
    message: 'You can’t do this while you’re signed in as someone else. Select Stop at the top of the page first.',
  })
  await setStaff(w.database.db, w.ada.accountUid, { role: 'account_manager' })
  expect((await served.call('getUser', {}, bearer)).status).toBe(401)
  expect(await access()).toBeUndefined()
  await served.close()
})

it('is no way into the team, nor into a closed account', async () => {
  const w = await world()
  const ask = (uid: string) => refusal(w.ada.call('makeSignInAsLink', { uid }))
  expect((await ask(w.anna.accountUid)).code).toBe('permission-denied')
  expect((await ask(w.dora.accountUid)).code).toBe('failed-precondition')
})
