import { expect, it } from 'vitest'
import { setClock, dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { invitedCarla } from '../../../../world/team-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

const email = 'carla@luna.test'

describeCall(organisationCalls.resendInvitation, invitedCarla)

it('sends a new link for another week and ends the one before', async () => {
  const w = await world()
  const invitation = await invitedCarla(w)
  const { token: first } = await lastLink(w, email)
  setClock(plus(now(), 8 * dayMs))
  await w.bella.call('resendInvitation', invitation)
  const { token } = await lastLink(w, email)
  expect((await refusal(w.anonymous.call('getTeamInvitation', { token: first }))).code).toBe('not-found')
  expect(await w.anonymous.call('getTeamInvitation', { token })).toMatchObject({ email, brandName: 'Luna' })
})

it('mails the same person three times a day at most', async () => {
  const w = await world()
  let invitation = await invitedCarla(w)
  for (const _again of [1, 2]) {
    const { invitations } = await w.bella.call('resendInvitation', invitation)
    invitation = { ...invitation, uid: invitations[0]?.uid ?? '' }
  }
  expect((await refusal(w.bella.call('resendInvitation', invitation))).code).toBe('resource-exhausted')
})

it('is refused once it was answered', async () => {
  const w = await world()
  const invitation = await invitedCarla(w)
  const { token } = await lastLink(w, email)
  await w.anonymous.call('answerTeamInvitation', { token, accept: true })
  expect((await refusal(w.bella.call('resendInvitation', invitation))).code).toBe('not-found')
})
