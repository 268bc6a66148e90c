import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { serve } from '../../../../app/testing/serve.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.viewAsProfile, (w) => ({ uid: w.luna }))

/** One of our team in a browser, who views as a profile. */
async function viewing(w: World, person: Person, uid: string) {
  const served = await serve(w.database)
  const cookie = `plusone_session=${await served.cookieOf(person)}`
  /** Of the same session; the one before has ended after a quarter of an hour. */
  const bearerNow = async () =>
    ((await served.get('/auth/token', { cookie })).body as unknown as { token: string }).token
  const bearer = await bearerNow()
  const call = (name: string, data: unknown = {}) => served.call(name, data, bearer)
  return { served, cookie, bearer, bearerNow, call, began: await call('viewAsProfile', { uid }) }
}

const refused =
  'You’re viewing as someone else, so you can’t change anything. Select Stop at the top of the page first.'

it('reads what a brand reads and changes nothing, for half an hour, and says so in the log', async () => {
  const w = await world()
  const { served, bearerNow, call } = await viewing(w, w.anna, w.luna)
  const user = (await call('getUser')).body.data
  expect(user).toMatchObject({
    uid: w.anna.accountUid,
    staff_role: null,
    second_factor_due: false,
    acting: { views: { uid: w.luna, name: expect.any(String) } },
    linked_profiles: [{ uid: w.luna }],
    linked_brand_uid: w.luna,
  })
  expect((await call('getBrandPlan', { brandUid: w.luna })).status).toBe(200)
  expect((await call('browseBrands', {})).body.error).toMatchObject({ status: 'PERMISSION_DENIED' })
  const profile = await w.bella.call('getBrandProfile', { uid: w.luna })
  const change = { uid: w.luna, version: profile.version, bio: 'Changed' }
  expect((await call('saveBrandProfile', change)).body.error).toMatchObject({ message: refused })
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({
    kind: 'brand.viewed-as',
    actorUid: w.anna.accountUid,
    side: 'staff',
  })
  setClock(plus(now(), 31 * minuteMs))
  const later = await served.call('getUser', {}, await bearerNow())
  expect(later.body.data).toMatchObject({ staff_role: 'account_manager', acting: null })
  await served.close()
})

it('reads as a creator, and ends when it is stopped', async () => {
  const w = await world()
  const { served, call } = await viewing(w, w.ada, w.aliceInfluencer)
  expect((await call('getUser')).body.data).toMatchObject({
    linked_influencer_uid: w.aliceInfluencer,
    staff_role: null,
  })
  expect((await call('viewAsProfile', { uid: w.luna })).status).toBe(403)
  expect((await call('stopViewing')).status).toBe(200)
  expect((await call('getUser')).body.data).toMatchObject({ staff_role: 'admin', acting: null, linked_profiles: [] })
  await served.close()
})

it('brings no file and reads no note that a team keeps to itself', async () => {
  const w = await world()
  const collab = await requestedCollab(w)
  await w.bella.call('addThreadNote', { collabUid: collab.uid, key: 'one', text: 'Only among us' })
  expect((await w.bella.call('listThreadNotes', { collabUid: collab.uid })).rows).toHaveLength(1)
  const { served, bearer, call } = await viewing(w, w.ada, w.luna)
  expect((await call('listThreadNotes', { collabUid: collab.uid })).body.data).toMatchObject({ rows: [] })
  const upload = await served.post('/uploads', {}, { authorization: `Bearer ${bearer}` })
  expect(upload.body.error).toMatchObject({ message: refused })
  await served.close()
})

it('keeps the account of who views out of it: shows nothing of it, and changes nothing', async () => {
  const w = await world()
  const elsewhere = await serve(w.database)
  const other = await elsewhere.tokenOf(w.ada)
  await w.ada.call('requestSupport', { topic: 'other', text: 'My own question' })
  const { served, cookie, call } = await viewing(w, w.ada, w.luna)
  for (const name of ['getSessions', 'getSignInMethods', 'getNotificationSettings', 'getMyData'])
    expect((await call(name)).body.error).toMatchObject({ message: expect.stringContaining('This is personal') })
  expect((await call('listSupportThreads')).body.data).toMatchObject({ rows: [] })
  const password = { current: 'demo', password: 'correct horse battery' }
  const exchanged = await served.post('/auth/password/exchange', password, { cookie })
  expect(exchanged.body.error).toMatchObject({ message: refused })
  expect((await served.post('/auth/sign-out', { everywhere: true }, { cookie })).status).toBe(200)
  expect((await call('getUser')).status).toBe(401)
  expect((await elsewhere.call('getUser', {}, other)).status).toBe(200)
  await served.close()
  await elsewhere.close()
})

it('ends with the right to it: another role, or another manager of the brand', async () => {
  const w = await world()
  const { served, call } = await viewing(w, w.anna, w.luna)
  await w.ada.call('assignBrands', { accountUid: w.amir.accountUid, brandUids: [w.luna] })
  expect((await call('getUser')).body.data).toMatchObject({ staff_role: 'account_manager', linked_profiles: [] })
  await w.ada.call('assignBrands', { accountUid: w.anna.accountUid, brandUids: [w.luna] })
  expect((await call('getUser')).body.data).toMatchObject({ staff_role: null })
  await w.ada.call('endStaff', { accountUid: w.anna.accountUid, handTo: w.amir.accountUid })
  expect((await call('getUser')).status).toBe(401)
  await served.close()
})

it('needs a browser and a profile', async () => {
  const w = await world()
  expect((await refusal(w.ada.call('viewAsProfile', { uid: w.luna }))).code).toBe('failed-precondition')
  const nobody = { uid: w.luna.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
  expect((await refusal(w.ada.call('viewAsProfile', nobody))).code).toBe('not-found')
})
