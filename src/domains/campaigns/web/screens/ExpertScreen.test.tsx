import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { setClock } from '../../../../kit/server/clock.ts'
import { askedQuestion } from '../../../../world/campaign-stories.ts'
import { world } from '../../../../world/world.ts'
import { ExpertScreen } from './ExpertScreen.tsx'

describeScreen(ExpertScreen, {
  title: 'Ask your expert',
  path: (w) => `/app/expert?uid=${w.luna}`,
  as: (w) => w.bella,
  given: askedQuestion,
  empty: ['Campaign expert support isn’t in your plan. Upgrade to Premium to use it.', 'Example data'],
  filled: [
    'Anna answers within 4 working hours: Mon to Fri, 09:00–18:00, London time',
    'Who suits Tuesdays?',
    'Waiting for an answer',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'asks a question': async ({ page, press, user }, w) => {
      await user.type(await page.findByLabelText('Your question'), 'Reels or Stories?')
      await press('Send question')
      await seeWords(['Sent. You’ll have an answer by', 'Answer due'])
      const { rows } = await w.bella.call('listExpertQuestions', { brandUid: w.luna })
      expect(rows.map(({ firstText }) => firstText)).toContain('Reels or Stories?')
    },
    'reads one and writes on': async ({ page, press, user }, w, { uid }) => {
      await user.click(await page.findByRole('link', { name: 'Who suits Tuesdays?' }))
      await user.type(await page.findByLabelText('Write another message'), 'And Wednesdays?')
      await press('Send')
      await waitFor(async () => expect((await w.bella.call('getExpertQuestion', { uid })).messages).toHaveLength(2))
    },
  },
})

it('says by when an answer is due before anything is asked, and which holidays don’t count', async () => {
  const w = await world()
  await askedQuestion(w)
  setClock(new Date('2026-04-02T16:00:00Z'))
  await openScreen(w, `/app/expert?uid=${w.luna}`, w.bella)
  await seeWords([
    'Ask now and you’ll have an answer by Tue 7 Apr, 12:00.',
    'Public holidays don’t count: Fri 3 Apr (Good Friday) and Mon 6 Apr (Easter Monday).',
  ])
})
