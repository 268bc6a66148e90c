import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { approvedCollab, smallPortfolio } from '../../../world/stories.ts'
import { connectedAccount } from '../../../world/platform-stories.ts'
import { world } from '../../../world/world.ts'
import { must, one } from '../../../kit/contract/must.ts'
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
    'shows what brands would see before it is saved, and keeps what was typed': async ({ page, user, fill }, w) => {
      await fill('Bio', 'Markets before breakfast.')
      await user.click(page.getByText('What brands see'))
      await seeWords(['Markets before breakfast.', 'Not saved yet. Brands see this once you select Save.'])
      expect((await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })).bio).not.toContain('breakfast')
      await user.click(page.getByText('Edit', { selector: 'span' }))
      expect(page.getByLabelText('Bio')).toHaveProperty('value', 'Markets before breakfast.')
    },
    'says how many collabs each level allows': async ({ user, page }) => {
      await user.click(await page.findByText('How the levels work'))
      await seeWords(['2 open at a time (you)', '5 visits completed'])
    },
    'keeps what they don’t eat on the device, and fills it in where they book': async ({ page }, w) => {
      const field = await page.findByLabelText('Dietary needs and allergies (optional)')
      fireEvent.change(field, { target: { value: 'No peanuts' } })
      const { uid } = await approvedCollab(w)
      window.history.pushState({}, '', `/app/collab?collab=${uid}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
      fireEvent.click(await page.findByRole('button', { name: /^15:00/ }))
      await waitFor(() => {
        const needs = page.getByLabelText('Dietary needs and allergies (optional)')
        expect(needs).toHaveProperty('value', 'No peanuts')
      })
      // Not sent before they agree to it for this visit.
      fireEvent.click(page.getByRole('button', { name: /^Book / }))
      await seeWords(['Agree to share your needs, or clear them.'])
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

it('jumps to a part of the editor from a list that says what is missing in each', async () => {
  const w = await world()
  const looking = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => looking.mockRestore())
  const { page, press } = await openScreen(w, `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`, w.alice)
  await press(/^Sections · \d missing$/)
  const portfolio = await page.findByRole('menuitem', { name: /^Portfolio/ })
  expect(portfolio.textContent).toBe('PortfolioMissing: Three examples of your best content')
  expect(page.queryByRole('menuitem', { name: 'Blocked venues' })).toBeNull()
  await press(/^Portfolio/, 'menuitem')
  await waitFor(() => expect(document.activeElement?.id).toBe('profile-portfolio'))
  expect(looking.mock.contexts).toEqual([document.activeElement])
})

it('brings the field that is wrong into view, far above the button', async () => {
  const w = await world()
  const looking = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => looking.mockRestore())
  const { page, user, fill } = await openScreen(w, `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`, w.alice)
  await fill('Name', ' ')
  const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
  await user.click(one(saves.filter(({ disabled }) => !disabled)))
  await waitFor(() => expect(looking.mock.contexts).toEqual([page.getByLabelText(/^Name/)]))
})

it('puts the portfolio into another order by keyboard', async () => {
  const w = await world()
  await smallPortfolio(w)
  const { page, user } = await openScreen(w, `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`, w.alice)
  ;(await page.findByRole('button', { name: /^Drag photo 2,/ })).focus()
  await user.keyboard('{ArrowLeft}')
  await seeWords(['Photo 2 is now photo 1 of 2.'])
  await waitFor(async () => {
    const { gallery } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
    expect(gallery).toEqual(['two.webp', 'one.webp'])
  })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Drag photo 1,/)
})

it('shows posts of a connected account in the portfolio, in the order in which they’re chosen', async () => {
  const w = await world()
  await connectedAccount(w)
  const own = async () => (await w.alice.call('listOwnPosts', { influencerUid: w.aliceInfluencer })).posts
  const [first, second] = await own()
  const path = `/app/influencer/profile-editor?uid=${w.aliceInfluencer}`
  const { page, user, press } = await openScreen(w, path, w.alice)
  await press('Choose posts')
  const dialog = within(await page.findByRole('dialog'))
  const tiles = await dialog.findAllByRole('button', { pressed: false })
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await user.click(must(tiles[1]))
  await user.click(must(tiles[0]))
  expect(dialog.getAllByRole('button', { pressed: true })).toHaveLength(2)
  await user.click(save)
  await seeWords(['Portfolio updated.'])
  expect((await own()).filter(({ isChosen }) => isChosen).map(({ postId }) => postId)).toEqual([
    second?.postId,
    first?.postId,
  ])
})
