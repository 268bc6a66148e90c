import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { bothConnected, secondAlice } from '../../../../world/duplicate-stories.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { MergeScreen } from './MergeScreen.tsx'

type Second = Awaited<ReturnType<typeof secondAlice>>

describeScreen<Second>(MergeScreen, {
  title: 'Merge two profiles',
  path: (w, given) => `/app/admin/merge?profile=${w.aliceInfluencer}&other=${given?.uid ?? w.oliviaInfluencer}`,
  as: (w) => w.ada,
  given: async (w) => {
    await requestedCollab(w)
    return secondAlice(w)
  },
  filled: [
    'Alice Moreau',
    '@alice_eats, London',
    'Differences',
    'Brunch in London.',
    'What moves to Alice Moreau, @alice.eats, London',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'merges with what was chosen, once it is said how one knows': async ({ user, page, press, fill }, w, { uid }) => {
      await user.click(await page.findByRole('radio', { name: 'Handle of Alice Moreaux: @alice_eats' }))
      await press('Merge into Alice Moreau')
      await seeWords(['Say how you know they’re the same first.'])
      await fill(/^How do you know/, 'She wrote from both addresses')
      await press('Merge into Alice Moreau')
      await seeWords(['Profiles merged.'])
      const profile = await w.ada.call('getInfluencerProfile', { uid })
      expect(profile).toMatchObject({ uid: w.aliceInfluencer, handle: 'alice_eats', bio: 'Brunch in London.' })
    },
    'keeps the other one instead': async ({ press }) => {
      await press('Keep this one instead')
      await seeWords(['What moves to Alice Moreaux, @alice_eats, London', '1 collab', 'Merge into Alice Moreaux'])
    },
  },
})

describeScreen<Second>(MergeScreen, {
  title: 'Merge two profiles',
  path: '/app/admin/merge',
  as: (w) => w.ada,
  given: secondAlice,
  filled: ['Which profile do you want to keep?', 'Creators', 'Brands'],
  asksNothing: true,
  does: {
    'chooses both profiles': async ({ press, fill }) => {
      await fill('Name or handle', 'moreau')
      await press('Choose Alice Moreau')
      await seeWords(['Which profile do you want to compare it with?'])
      await fill('Name or handle', 'moreaux')
      await press('Compare Alice Moreaux')
      await seeWords(['Differences', 'What moves to Alice Moreau, @alice.eats, London'])
    },
  },
})

describeScreen<Second>(MergeScreen, {
  title: 'Merge two profiles',
  path: (w) => `/app/admin/merge?profile=${w.aliceInfluencer}`,
  as: (w) => w.anna,
  given: async (w) => {
    const second = await secondAlice(w)
    await bothConnected(w, second)
    return second
  },
  filled: ['Which profile do you want to compare it with?'],
  asksNothing: true,
  does: {
    'finds the other one, says what stands in the way, and merges for admins alone': async (
      { press, fill, page },
      w,
      { uid },
    ) => {
      await fill('Name or handle', 'moreaux')
      await press('Compare Alice Moreaux')
      await seeWords(['They can’t be merged yet.', 'Both have connected Instagram'])
      expect(page.queryByRole('button', { name: /^Merge into/ })).toBeNull()
      expect((await refusal(w.anna.callRaw('mergeProfiles', { uid }))).code).toBe('permission-denied')
    },
  },
})
