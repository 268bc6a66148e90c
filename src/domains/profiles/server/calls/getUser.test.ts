import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { MailFailure } from '../../../../kit/server/mail/failure.ts'
import { postMail, sendDueMail } from '../../../../kit/server/mail/outbox.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.getUser, () => ({}))

it('tells an owner which profile it owns', async () => {
  const w = await world()
  expect(await w.bella.call('getUser', {})).toEqual({
    uid: w.bella.accountUid,
    email: 'bella@example.test',
    display_name: 'Bella',
    acting: null,
    consent: null,
    deletion_due_at: null,
    email_refused: false,
    staff_role: null,
    designated_admin: false,
    second_factor_due: false,
    linked_profiles: [
      {
        uid: w.luna,
        type: 'brand',
        profile: {
          name: 'Luna',
          slug: expect.stringMatching(/^luna-/),
          handle: 'cafeluna',
          profile_pic: null,
          org: { uid: expect.stringMatching(/^org_/), name: 'Luna' },
        },
      },
    ],
    linked_brand_uid: w.luna,
    linked_influencer_uid: null,
    brand_admins_for: [],
    influencer_admins_for: [],
  })
})

it('lists what an account is admin for apart from what it owns, brands before influencers', async () => {
  const w = await world()
  await w.tx(async (tx) => {
    await addMembership(tx, w.alice.accountUid, 'brand', w.orso, 'admin')
    await addMembership(tx, w.alice.accountUid, 'brand', w.luna, 'member')
    await addMembership(tx, w.alice.accountUid, 'influencer', w.oliviaInfluencer, 'admin')
  })
  const user = await w.alice.call('getUser', {})
  expect(user.linked_profiles.map((profile) => profile.uid).slice(0, 2)).toEqual([w.luna, w.orso])
  expect(user).toMatchObject({
    linked_brand_uid: null,
    linked_influencer_uid: w.aliceInfluencer,
    brand_admins_for: [w.orso],
    influencer_admins_for: [w.oliviaInfluencer],
  })
})

it('names the designated admin and the role of other staff', async () => {
  const w = await world()
  expect(await w.ada.call('getUser', {})).toMatchObject({
    staff_role: 'admin',
    designated_admin: true,
    linked_profiles: [],
  })
  expect(await w.anna.call('getUser', {})).toMatchObject({ staff_role: 'account_manager', designated_admin: false })
})

it('says that email to the person was refused, until some arrives again', async () => {
  const w = await world()
  const refused = async () => (await w.bella.call('getUser', {})).email_refused
  const mail = async (key: string, fails: boolean) => {
    await w.tx((tx) => postMail(tx, key, 'bella@example.test', { subject: key, text: key, html: key }))
    const send = async () => {
      if (fails) throw new MailFailure('address', '550 5.1.1 No such mailbox')
    }
    await sendDueMail(w.database.db, { send }, openLog('silent'))
    setClock(plus(now(), minuteMs))
  }
  await mail('arrived', false)
  expect(await refused()).toBe(false)
  await mail('refused', true)
  expect(await refused()).toBe(true)
  expect((await w.ben.call('getUser', {})).email_refused).toBe(false)
  await mail('arrived again', false)
  expect(await refused()).toBe(false)
})
