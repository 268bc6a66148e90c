import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import type { World } from '../../../../world/world.ts'
import { GroupTeamScreen } from './GroupTeamScreen.tsx'

const roleOf = async (w: World, brandUid: string) =>
  (await w.bella.call('listTeam', { brandUid })).members.find(({ name }) => name === 'Ben')?.role

const choose = async (label: string, role: string) =>
  fireEvent.change(await page.findByLabelText(label), { target: { value: role } })

describeScreen(GroupTeamScreen, {
  title: 'Team and roles',
  path: (w) => `/app/group/team?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async (w) => ({ nord: await groupVenue(w, { name: 'Luna Nord' }) }),
  filled: ['Luna Nord', 'Bella', 'Ben', 'Owner'],
  refused: { as: (w) => w.oscar },
  does: {
    'takes a colleague into the team of another venue, and out again': async ({ press }, w, { nord }) => {
      await choose('Ben at Luna Nord', 'admin')
      await seeWords(['Ben is now an admin at Luna Nord.'])
      expect(await roleOf(w, nord)).toBe('admin')
      await choose('Ben at Luna Nord', 'none')
      await press('Remove')
      await waitFor(async () => expect(await roleOf(w, nord)).toBeUndefined())
    },
    'changes what somebody is at one venue alone': async (_opened, w, { nord }) => {
      await choose('Ben at Luna', 'admin')
      await seeWords(['Ben is now an admin at Luna.'])
      expect(await roleOf(w, w.luna)).toBe('admin')
      expect(await roleOf(w, nord)).toBeUndefined()
    },
    'invites someone new to the chosen venues, and names the one that refuses': async (
      { press, fill },
      w,
      { nord },
    ) => {
      await givePlan(w, 'premium')
      const carla = { email: 'carla@luna.test', name: 'Carla Nune', role: 'member' as const }
      await w.bella.call('inviteMember', { brandUid: w.luna, ...carla })
      await press('Invite a colleague')
      await fill('Name', carla.name)
      await fill('Email', carla.email)
      await press('Send invitation')
      await seeWords(['Choose at least one venue.'])
      for (const name of ['Luna', 'Luna Nord']) fireEvent.click(page.getByRole('checkbox', { name }))
      await press('Send invitation')
      await seeWords([
        'Invitation sent for Luna Nord.',
        'Luna: carla@luna.test has already been invited. You can resend the invitation.',
      ])
      const { invitations } = await w.bella.call('listTeam', { brandUid: nord })
      expect(invitations).toMatchObject([{ email: carla.email, role: 'member' }])
    },
  },
})
