import { screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliverablesOf, onePost, reviewedCollab } from '../../../../world/content-stories.ts'
import { connectedAccount, reportedViews } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { ShowcaseScreen } from './ShowcaseScreen.tsx'

describeScreen(ShowcaseScreen, {
  title: 'Content',
  path: (w) => `/app/brand/collab-showcase?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => reviewedCollab(w, onePost),
  filled: ['Alice Moreau', 'Post · Instagram', 'Organic use'],
  refused: { as: (w) => w.oscar },
  does: {
    'makes a link for a reviewer': async ({ press, fill }, w) => {
      await press('Share for review')
      await fill('Who is it for?', 'The owner')
      await press('Create link')
      await seeWords(['Copy it now: we only show it once.', /review\?token=/])
      const { links } = await w.bella.call('listReviewerLinks', { brandUid: w.luna })
      expect(links).toMatchObject([{ name: 'The owner' }])
    },
    'finds by a word of the caption': async ({ press, fill }) => {
      await seeWords(['Post · Instagram'])
      await fill('Caption', 'no such word')
      await seeWords(['No content matches'])
      await press('Clear filters')
      await seeWords(['Post · Instagram'])
    },
  },
})

it('says that numbers were withdrawn once their platform was disconnected', async () => {
  const w = await world()
  await connectedAccount(w)
  const collabUid = await completedCollab(w, onePost)
  const [{ uid: deliverableUid } = { uid: '' }] = await deliverablesOf(w.bella, collabUid)
  await reportedViews(w, deliverableUid, 900)
  const about = { influencerUid: w.aliceInfluencer, platform: 'instagram' } as const
  const before = await openScreen(w, `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`, w.alice)
  await before.press('Disconnect Instagram')
  await seeWords(['These results come from Instagram and will show as withdrawn:', 'Luna, Instagram post: 900 views'])
  await w.alice.call('disconnectAccount', { ...about, keepFollowers: false, keepResults: false })
  const { press } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await press(/Post · Instagram/)
  await seeWords(['Withdrawn: the creator disconnected Instagram'])
})

it('leads from rights that have ended to the proposal of longer ones, which says until when they would last', async () => {
  const w = await world()
  await completedCollab(w, onePost)
  setClock(new Date('2026-10-01T12:00:00Z'))
  const { press, fill } = await openScreen(w, `/app/brand/collab-showcase?uid=${w.luna}`, w.bella)
  await press(/Post · Instagram/)
  await seeWords(['Rights expired', 'so you can’t download this. Ask the creator to extend them.'])
  expect(page.getByRole('button', { name: 'Download original' })).toHaveProperty('disabled', true)
  await press('Extend usage rights', 'link')
  await seeWords(['Ask to extend usage rights', /Ended on \d+ September 2026/])
  expect(wordsOnScreen()).not.toContain('Keep posts up (months)')
  await fill('Months', '12')
  await seeWords([/Until \d+ March 2027/])
})
