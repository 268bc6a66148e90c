import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { IdCheckScreen } from './IdCheckScreen.tsx'

describeScreen(IdCheckScreen, {
  title: 'ID check',
  path: (w) => `/app/influencer/id-check?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: submittedIdCheck,
  filled: ['Being checked', /We’ll delete your photos then/, 'Cancel ID check'],
  empty: ['Start ID check', /We log every time they do/],
  refused: { as: (w) => w.bella },
  does: {
    'cancels, and starts again': async ({ press, fill, user, page }, w) => {
      await press('Cancel ID check')
      await fill(/Your name, as it appears on your document/, 'Alice Marie Moreau')
      await user.click(page.getByLabelText(/I agree to have my document/))
      await press('Start ID check')
      await seeWords(['Passport and selfie', 'Your document', 'A selfie'])
      const { last } = await w.alice.call('getIdCheck', { influencerUid: w.aliceInfluencer })
      expect(last?.state).toBe('started')
      await press('Send for checking')
      await seeWords(['Add a photo of your document first.'])
    },
    'asks for both sides of a card': async ({ press, fill, user, page }) => {
      await press('Cancel ID check')
      await fill(/Your name, as it appears on your document/, 'Alice Marie Moreau')
      await user.selectOptions(page.getByLabelText('Document'), 'National ID card')
      await user.click(page.getByLabelText(/I agree to have my document/))
      await press('Start ID check')
      await seeWords(['National ID card and selfie', 'The front of your card', 'The back of your card', 'A selfie'])
    },
  },
})
