import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { one } from '../../../kit/contract/must.ts'
import { ProfileEditorScreen } from './ProfileEditorScreen.tsx'

describeScreen(ProfileEditorScreen, {
  title: 'Profile Editor',
  path: (w) => `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: async () => undefined,
  filled: [
    'Connect TikTok',
    'About you',
    'Portfolio',
    'Profile status',
    'Approved',
    'steps done',
    'Your accounts',
    'Public page',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'saves a few words about oneself': async ({ page, user, fill }, w) => {
      await fill('Bio', 'I eat for a living.')
      const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves.filter(({ disabled }) => !disabled)))
      await seeWords(['Saved'])
      expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).bio).toBe('I eat for a living.')
    },
    'takes a break and comes back': async ({ press }, w) => {
      const pausedAt = async () => (await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).pausedAt
      await press('Pause my profile')
      await seeWords(['Your page says that you’re taking a break.'])
      expect(await pausedAt()).not.toBeNull()
      await press('Resume')
      await seeWords(['Pause my profile'])
      expect(await pausedAt()).toBeNull()
    },
    'lets only brands they know find them': async ({ page, user }, w) => {
      await user.click(await page.findByLabelText('Only brands I’ve been in touch with'))
      await seeWords(['Saved.'])
      const { findableBy } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
      expect(findableBy).toBe('known')
    },
  },
})
