import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { invitedCarla } from '../../../../world/team-stories.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

describeCall(organisationCalls.withdrawInvitation, invitedCarla)

it('ends the link and frees the seat', async () => {
  const w = await world()
  const invitation = await invitedCarla(w)
  const { token } = await lastLink(w, 'carla@luna.test')
  const { invitations, seats } = await w.bella.call('withdrawInvitation', invitation)
  expect([invitations, seats.used]).toEqual([[], 2])
  expect((await refusal(w.anonymous.call('answerTeamInvitation', { token, accept: true }))).code).toBe('not-found')
  expect((await w.eventsOf(w.luna))[0]).toMatchObject({ kind: 'brand.member-invitation-withdrawn', side: 'brand' })
})
