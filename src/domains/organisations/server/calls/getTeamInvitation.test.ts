import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { invitedCarla } from '../../../../world/team-stories.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

async function token(w: World) {
  await invitedCarla(w)
  return { token: (await lastLink(w, 'carla@luna.test')).token }
}

describeCall(organisationCalls.getTeamInvitation, token)

it('says who invites whom to what, for a week', async () => {
  const w = await world()
  const link = await token(w)
  expect(await w.anonymous.call('getTeamInvitation', link)).toEqual({
    brandName: 'Luna',
    by: 'Bella',
    email: 'carla@luna.test',
    role: 'member',
    expiresAt: plus(now(), 7 * dayMs).toISOString(),
  })
  setClock(plus(now(), 7 * dayMs))
  expect((await refusal(w.anonymous.call('getTeamInvitation', link))).code).toBe('not-found')
})
