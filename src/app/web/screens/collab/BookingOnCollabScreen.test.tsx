import { fireEvent, screen as page, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, plus } from '../../../../kit/server/clock.ts'
import { approvedCollab, liveBrief, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { seeWords } from '../../../testing/describe-screen.ts'
import { openScreen } from '../../../testing/open-screen.tsx'

it('goes to the visit once it is booked, with another time beside it', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  within(await page.findByRole('group', { name: 'Times' }))
    .getAllByRole('button')[0]
    ?.click()
  fireEvent.click(await page.findByRole('button', { name: 'One guest more' }))
  fireEvent.click(await page.findByRole('button', { name: /^Book / }))
  const title = await page.findByRole('heading', { name: 'The visit' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  const visit = within(must(title.closest('section')))
  visit.getByRole('button', { name: 'Choose another time' })
  visit.getByText('1 guest')
})

it('says in the undo bar which of the times a yes will book', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const times = [storySlot, plus(storySlot, 24 * hourMs)].map((at) => ({ startsAt: at.toISOString() }))
  const preferred = { times, guests: 0 }
  const { uid } = await w.alice.call('applyToBrief', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
    preferred,
  })
  await openScreen(w, `/app/collab?collab=${uid}&uid=${w.luna}`, w.bella)
  fireEvent.click(await page.findByRole('button', { name: 'Approve' }))
  await seeWords(['Approved Alice Moreau. Books Tue 10 Mar, 15:00.'])
  fireEvent.click(await page.findByRole('button', { name: 'Dismiss' }))
  await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(4))
})
