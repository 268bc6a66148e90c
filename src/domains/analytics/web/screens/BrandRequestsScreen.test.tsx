import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { changeBrief } from '../../../../world/brief-changes.ts'
import { liveBrief, requestedCollab, suggestingRequest } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { BrandRequestsScreen } from './BrandRequestsScreen.tsx'
import { openScreen } from '../../../../app/testing/open-screen.tsx'

/** Alice and then Olivia ask for the same brief. */
async function twoRequests(w: World) {
  const alice = await requestedCollab(w)
  setClock(plus(now(), minuteMs))
  const olivia = await w.olivia.call('applyToBrief', {
    briefUid: alice.brief.uid,
    influencerUid: w.oliviaInfluencer,
    message: 'Counter seats are my favourite.',
  })
  return { alice, olivia }
}

const matchParts = ['audience', 'vibe', 'engagement', 'freshness', 'reliability', 'reviews']

const focused = () => document.activeElement?.getAttribute('aria-label')

describeScreen(BrandRequestsScreen, {
  title: 'Requests',
  path: (w) => `/app/brand/requests?uid=${w.luna}`,
  as: (w) => w.bella,
  given: twoRequests,
  empty: async () => {
    await seeWords(['No requests to answer', 'Find creators'])
    expect(wordsOnScreen()).not.toContain('shortlist')
  },
  filled: [
    /free collabs left this month|for each collab, charged once its content is delivered/,
    '2 to answer',
    'Alice Moreau',
    'Olivia Grant',
    'Counter seats are my favourite.',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'moves and approves by key, and the next one has the focus': async ({ press, user }, w, { olivia }) => {
      await press('Compare side by side')
      await seeWords(['Content', 'Account', 'Reliability'])
      // The decision is below what it is about, with the times that it books just above.
      const column = wordsOnScreen().split('Olivia Grant').at(-1) ?? ''
      const order = ['Content', 'Account', 'Match', 'Times', 'Approve', 'Decline'].map((word) => column.indexOf(word))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
      // The focus is on the button that was pressed.
      await user.keyboard('j')
      expect(focused()).toBe('Olivia Grant')
      await user.keyboard('a')
      await seeWords(['Approved Olivia Grant.'])
      expect(focused()).toBe('Alice Moreau')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid: olivia.uid })).stage).toBe(3))
    },
    'compares the same things on the same line, in the order of the list': async ({ press, page }) => {
      await seeWords(['Alice Moreau', 'Olivia Grant'])
      const listed = page
        .getAllByRole('article')
        .map((one) => one.getAttribute('aria-label')?.replace('Request by ', ''))
      await press('Compare side by side')
      await seeWords(['Reliability'])
      const columns = within(page.getByLabelText('Requests side by side')).getAllByRole('listitem')
      const compared = columns.filter((one) => listed.includes(one.getAttribute('aria-label') ?? undefined))
      expect(compared.map((one) => one.getAttribute('aria-label'))).toEqual(listed)
      const parts = compared.map((column) =>
        within(column)
          .getAllByRole('progressbar')
          .map((bar) => bar.getAttribute('aria-label')?.split(':')[0]),
      )
      expect(parts).toEqual([matchParts, matchParts])
      expect(wordsOnScreen().match(/Match/g)).toHaveLength(2)
    },
    'declines with a reason, and takes it back by key': async ({ press, user }, w, { olivia }) => {
      await seeWords(['Olivia Grant'])
      await user.keyboard('j')
      expect(focused()).toBe('Request by Olivia Grant')
      await user.keyboard('d')
      await seeWords(['Decline Olivia Grant'])
      await user.keyboard('{Escape}')
      await waitFor(() => expect(focused()).toBe('Request by Olivia Grant'))
      await user.keyboard('d')
      await seeWords(['Decline Olivia Grant'])
      await press('Decline request')
      await seeWords(['Declined Olivia Grant.', '1 to answer'])
      await user.keyboard('z')
      await seeWords(['2 to answer'])
      expect(wordsOnScreen()).not.toContain('Declined Olivia Grant.')
      expect((await w.bella.call('getCollab', { uid: olivia.uid })).outcome).toBe('open')
    },
    'goes through creators over the list by key, and gives the focus back': async ({ press, user }) => {
      await press('Olivia Grant', 'link')
      await seeWords(['1 of 2'])
      await user.keyboard('j')
      await seeWords(['2 of 2'])
      await user.keyboard('{Escape}')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('2 of 2'))
      await waitFor(() => expect(focused()).toBe('Request by Alice Moreau'))
    },
    'goes on by key after an answer over the list': async ({ press, user, page }, w, { alice }) => {
      const answer = async (name: string) =>
        within(await page.findByRole('dialog', { name })).findByRole('button', { name: /^Approve/ })
      await press('Olivia Grant', 'link')
      await user.click(await answer('Olivia Grant'))
      await answer('Alice Moreau')
      await user.keyboard('a')
      await waitFor(async () =>
        expect((await w.bella.call('getCollab', { uid: alice.uid })).stage).not.toBe('requested'),
      )
    },
    'asks a question in place': async ({ press, fill }, w, { olivia }) => {
      await press('Ask a question')
      await fill(/^Your question to/, 'Could you come on a Tuesday?')
      await press('Send question')
      await seeWords(['Question sent.'])
      const threads = await w.bella.call('listThreads', { profileUid: w.luna })
      const asked = threads.rows.filter(({ lastMine }) => lastMine)
      expect(asked.map(({ lastText }) => lastText)).toEqual(['Could you come on a Tuesday?'])
      expect(olivia.stage).toBe(1)
    },
  },
})

describeScreen(BrandRequestsScreen, {
  title: 'Requests',
  path: (w) => `/app/brand/requests?uid=${w.luna}`,
  as: (w) => w.bella,
  given: suggestingRequest,
  empty: ['No requests to answer'],
  filled: ['Alice Moreau', 'Suggested terms', '2 Instagram posts (photo)'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves with the suggested terms': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Approve suggested terms')
      await seeWords(['Approved Alice Moreau with the suggested terms.'])
      await press('Dismiss')
      await waitFor(async () =>
        expect((await w.bella.call('getCollab', { uid })).terms).toMatchObject({ paymentMinor: 5_000 }),
      )
    },
    'approves with the brief’s terms': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Approve the brief’s terms')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('getCollab', { uid })).stage).toBe(3))
      expect((await w.bella.call('listTermsChanges', { uid })).past).toMatchObject([{ state: 'declined' }])
    },
  },
})

describeScreen(BrandRequestsScreen, {
  title: 'Requests',
  path: (w) => `/app/brand/requests?uid=${w.luna}&view=table`,
  as: (w) => w.bella,
  given: twoRequests,
  empty: ['No requests to answer'],
  filled: ['2 requests', 'Alice Moreau', 'Olivia Grant', 'Reply by', 'Match'],
  refused: { as: (w) => w.oscar },
  does: {
    'sorts by a column and finds by words': async ({ press, fill, page }) => {
      await seeWords(['Olivia Grant'])
      const names = () =>
        page.getAllByRole('link', { name: /Moreau|Grant/ }).map((one) => one.querySelector('b')?.textContent)
      await press('Match')
      await waitFor(() => expect(new URLSearchParams(location.search).get('sort')).toBe('match'))
      const rising = names()
      await press('Match')
      await waitFor(() => expect(names()).toEqual(rising.toReversed()))
      await fill('Search', 'favourite')
      await waitFor(() => expect(names()).toEqual(['Olivia Grant']))
    },
    'approves by key, undoes, and goes on with the next row': async ({ user, page }, w, { olivia }) => {
      await seeWords(['Olivia Grant'])
      page.getByRole('link', { name: 'Olivia Grant' }).closest('td')?.focus()
      await user.keyboard('a')
      await seeWords(['Approved Olivia Grant.'])
      expect(document.activeElement?.closest('tr')?.textContent).toContain('Alice Moreau')
      await user.keyboard('z')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Approved Olivia Grant.'))
      expect((await w.bella.call('getCollab', { uid: olivia.uid })).stage).toBe(1)
    },
    'declines several with a preview of what their creators will see': async (
      { press, user, page },
      w,
      { alice, olivia },
    ) => {
      await seeWords(['Olivia Grant'])
      await user.click(page.getByRole('checkbox', { name: 'Select all rows shown' }))
      const bar = within(await page.findByRole('group', { name: 'Selected rows' }))
      await user.click(bar.getByRole('button', { name: 'Decline' }))
      await page.findByRole('dialog', { name: 'Decline 2 requests' })
      await user.selectOptions(page.getByLabelText('Reason'), 'We’re full')
      await seeWords(['They’ll see: “All the spots have been taken.”', 'Starts in 10 seconds.'])
      await press('Decline: 2 requests')
      await seeWords(['2 selected, starts in a few seconds'])
      const { run } = await w.bella.call('getBulkRun', { table: 'requests', brandUid: w.luna })
      expect(run).toMatchObject({ total: 2, state: 'waiting' })
      expect(alice.stage + olivia.stage).toBe(2)
    },
    'opens as it was seen last': async ({ user, page }) => {
      await seeWords(['2 requests'])
      await user.click(page.getByLabelText('Cards'))
      await seeWords(['Compare side by side'])
      await user.click(page.getByLabelText('Table'))
      await seeWords(['2 requests'])
      expect(localStorage.getItem('requestsView')).toBe('"table"')
    },
  },
})

/** Alice asks for one brief, Olivia for another, which has closed since. */
async function twoBriefs(w: World) {
  const { brief } = await requestedCollab(w)
  const { uid } = await liveBrief(w, { title: 'Breakfast at the bar' })
  await w.olivia.call('applyToBrief', { briefUid: uid, influencerUid: w.oliviaInfluencer, message: 'Toast, please.' })
  await changeBrief(w, uid, { status: 'archived' })
  return { first: brief.uid, second: uid }
}

it('leads to one brief’s requests in the table too, as a filter that can be taken away', async () => {
  const w = await world()
  const { second } = await twoBriefs(w)
  const { press } = await openScreen(w, `/app/brand/requests?uid=${w.luna}&view=table&brief=${second}`, w.bella)
  await seeWords(['1 request', 'Olivia Grant', 'Brief is Breakfast at the bar'])
  expect(wordsOnScreen()).not.toContain('Alice Moreau')
  expect(new URLSearchParams(location.search).get('brief')).toBeNull()
  await press('Remove filter: Brief is Breakfast at the bar')
  await seeWords(['2 requests', 'Alice Moreau'])
})

it('groups requests by briefs that have closed, too', async () => {
  const w = await world()
  await twoBriefs(w)
  const { page } = await openScreen(w, `/app/brand/requests?uid=${w.luna}&view=table&group=brief`, w.bella)
  await page.findByRole('button', { name: /^Breakfast at the bar 1$/ })
  expect(page.queryByRole('button', { name: /^Other/ })).toBeNull()
})
