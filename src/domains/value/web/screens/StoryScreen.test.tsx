import { act } from '@testing-library/react'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { expect, it } from 'vitest'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { StoryScreen } from './StoryScreen.tsx'

describeScreen(StoryScreen, {
  title: 'Alice Moreau at Luna',
  path: (w, collab) => `/app/story?uid=${w.luna}&collab=${collab ?? 'none'}`,
  as: (w) => w.bella,
  given: countedCollab,
  filled: [
    'Results',
    '12K (1 of 2 deliverables has insights)',
    'Posts',
    'Typed in by Alice, 11 Mar 2026',
    'Costs',
    'Share this story',
  ],
  refused: { as: (w) => w.oscar, says: /couldn’t find|nothing here/ },
  does: {
    'compares with the visits of another period': async ({ page, user }) => {
      await seeWords(['Medians of visits in the last 12 months'])
      await user.click(await page.findByLabelText('All time'))
      await seeWords(['Medians of all visits'])
      expect(location.search).toContain('compared=all')
    },
    'shares it by a link with an end': async ({ press }) => {
      await press('Create link')
      await seeWords(['/story?token=', 'A link that works until', 'without costs'])
    },
    'has the PDF of what a link would show': async ({ page, user }) => {
      const address = async () => (await page.findByRole('link', { name: 'Download PDF' })).getAttribute('href')
      expect(await address()).toContain('costs=without')
      await user.click(await page.findByLabelText('Include what it cost'))
      expect(await address()).toContain('costs=with&')
    },
    'prints what a link would show: costs only if included, and never how they add up': async ({ page, user }) => {
      await seeWords(['Share this story'])
      const hasWords = (words: string) => document.body.textContent.includes(words)
      const isList = () => hasWords('List price')
      expect(isList()).toBe(true)
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect([isList(), hasWords('Cost per usable deliverable')]).toEqual([false, false])
      act(() => void window.dispatchEvent(new Event('afterprint')))
      await user.click(await page.findByLabelText('Include what it cost'))
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect([isList(), hasWords('Cost per usable deliverable')]).toEqual([false, true])
      act(() => void window.dispatchEvent(new Event('afterprint')))
      expect(isList()).toBe(true)
    },
    'shares its costs only when asked to': async ({ page, press, user }, w, collabUid) => {
      await user.click(await page.findByLabelText('Include what it cost'))
      await press('Create link')
      await seeWords(['with costs'])
      const { links } = await w.bella.call('getCollabStory', { collabUid })
      expect(links).toMatchObject([{ withCosts: true }])
    },
  },
})

// For its creator it’s another page at the same address.
describeScreen(StoryScreen, {
  title: 'Your story at Luna',
  path: (w, collab) => `/app/story?uid=${w.aliceInfluencer}&collab=${collab ?? 'none'}`,
  as: (w) => w.alice,
  given: countedCollab,
  filled: ['London', 'View post', '12K views', 'What it reached', 'Seen 12,000 times so far.'],
  refused: { as: (w) => w.oscar, says: /couldn’t find|nothing here/ },
  does: {
    'says what the brand said once both may read it': async (_opened, w, collabUid) => {
      await w.bella.call('submitReview', { collabUid, value: 6, text: 'A joy to host.', isShared: false })
      await w.alice.call('submitReview', { collabUid, value: 6, text: 'Lovely.', isShared: false })
      await seeWords(['What Luna said', 'A joy to host.'])
      expect(wordsOnScreen()).not.toMatch(/Cost|Bookings|Media value/)
    },
    'asks the brand for a public page': async ({ press }) => {
      await press('Ask Luna')
      await seeWords(['We’ve asked Luna.'])
      await press('Withdraw')
      await seeWords(['Ask Luna'])
    },
  },
})

it('hands the creator’s page on once the brand agrees, and takes it down', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  await w.bella.call('answerStoryPage', { collabUid, agrees: true })
  const { page, press } = await openScreen(w, `/app/story?uid=${w.aliceInfluencer}&collab=${collabUid}`, w.alice)
  expect((await page.findByLabelText<HTMLInputElement>('Link')).value).toContain('/c/')
  await page.findByRole('button', { name: 'Copy link' })
  await press('Take the page down')
  await seeWords(['Luna has agreed to it.', 'Make a public page'])
})

it('tells the creator that the brand said no', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  await w.bella.call('answerStoryPage', { collabUid, agrees: false })
  await openScreen(w, `/app/story?uid=${w.aliceInfluencer}&collab=${collabUid}`, w.alice)
  await seeWords(['Luna said no to a public page'])
})

it('asks the brand whether the creator may show their story', async () => {
  const w = await world()
  const uid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid: uid })
  const { press } = await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  await seeWords(['Alice Moreau’s public page', 'It never shows what the visit cost'])
  await press('Agree to the page')
  await seeWords(['You’ve agreed, and the page is open.', 'Close the page'])
  expect(wordsOnScreen()).not.toContain('See your story')
})
