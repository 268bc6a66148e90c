import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import type { World } from '../../../../world/world.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { TeamInvitationScreen } from './TeamInvitationScreen.tsx'

const email = 'carla@luna.test'

async function invited(w: World) {
  await givePlan(w, 'premium')
  await w.bella.call('inviteMember', { brandUid: w.luna, email, name: 'Carla Nune', role: 'member' })
  return lastLink(w, email)
}

const teamOf = (w: World) => w.bella.call('listTeam', { brandUid: w.luna })

describeScreen(TeamInvitationScreen, {
  title: 'Join the Luna team?',
  window: 'Team invitation',
  path: (_w, link) => `${link?.path}?token=${link?.token}`,
  as: (w) => w.anonymous,
  given: invited,
  asksNothing: true,
  filled: [`Bella invited you (${email})`, 'Join team', 'Decline invitation'],
  does: {
    'joins, and chooses a password': async ({ press }, w) => {
      await press('Join team')
      await seeWords(['You’re in', 'Choose a password'])
      expect((await teamOf(w)).members.map((member) => member.email)).toContain(email)
    },
    declines: async ({ press }, w) => {
      await press('Decline invitation')
      await seeWords(['Invitation declined'])
      expect((await teamOf(w)).invitations).toEqual([])
    },
    'says when it was answered already': async ({ press }, w, { token }) => {
      await seeWords(['Join the Luna team?'])
      await w.anonymous.call('answerTeamInvitation', { token, accept: false })
      await press('Join team')
      await seeWords(['This invitation has already been answered or was withdrawn.'])
    },
  },
})
