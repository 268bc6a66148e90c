import { screen as page, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { approvedCollab, requestedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { CollabScreen } from './CollabScreen.tsx'

describeScreen(CollabScreen, {
  title: 'Dinner for two at the counter',
  window: 'Luna and Alice Moreau',
  path: (w, collab) => `/app/collab?collab=${collab?.uid}&uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  filled: ['Dinner for two at the counter', 'Alice Moreau'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves the request': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(3))
    },
  },
})

it('lets a creator propose new terms, and marks for the brand what changes', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { press, fill } = await openScreen(w, `/app/collab?collab=${uid}`, w.alice)
  await press('Propose changes')
  await fill('Directions', 'Film the open kitchen.')
  await fill('Reason', 'Two friends are in town.')
  await press('Send proposal')
  await seeWords(['Your proposed terms', 'Withdraw proposal'])
  expect((await w.bella.call('listTermsChanges', { uid })).open).toMatchObject({
    rows: [{ label: 'Directions', becomes: 'Film the open kitchen.' }],
  })
})

it('shows proposed terms to the other side, who accepts them', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  await w.alice.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason: 'Two friends are in town.' })
  const { press } = await openScreen(w, `/app/collab?collab=${uid}`, w.bella)
  await seeWords(['Proposed terms', 'Two friends are in town.'])
  expect(page.getByText('Up to 1 guest, besides the creator').tagName).toBe('DEL')
  expect(page.getByText('Up to 2 guests, besides the creator').tagName).toBe('INS')
  await press('Accept new terms')
  await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).terms?.guests).toBe(2))
  await seeWords(['1 earlier proposal'])
})
