import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { submittedIdCheck } from '../../../../world/id-check-stories.ts'
import { IdChecksScreen } from './IdChecksScreen.tsx'

describeScreen(IdChecksScreen, {
  title: 'ID checks',
  path: '/app/admin/id-checks',
  as: (w) => w.ada,
  given: submittedIdCheck,
  filled: ['Alice Marie Moreau', 'Passport', 'Not yet', 'Open document', 'Open selfie'],
  empty: ['No ID checks waiting'],
  refused: { as: (w) => w.bella },
  does: {
    'passes a check': async ({ press }, w) => {
      await seeWords(['29 years old', 'Open every photo to decide.'])
      await press('Open document')
      await press('Open selfie')
      await press('Send back')
      await seeWords(['Choose a reason first.'])
      await press('Approve ID')
      await seeWords(['No ID checks waiting'])
      const { checkedAt } = await w.alice.call('getIdCheck', { influencerUid: w.aliceInfluencer })
      expect(checkedAt).not.toBeNull()
    },
  },
})
