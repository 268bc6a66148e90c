import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { appliedCreator, requestedCollab, scheduledCollab, submittedBrief } from '../../../../world/stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { TodayScreen } from './TodayScreen.tsx'

describeScreen(TodayScreen, {
  title: 'Today',
  path: (w) => `/app/today?uid=${w.luna}`,
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['You’re all caught up'],
  filled: ['Request', 'Alice Moreau', 'I would love to come.', 'Done', 'Snooze'],
  refused: { as: (w) => w.oscar },
  does: {
    'approves a request by key': async ({ user }, w, collab) => {
      await seeWords(['I would love to come.'])
      await user.keyboard('a')
      await seeWords(['You’re all caught up', 'Approved Alice Moreau.'])
      await user.keyboard('z')
      await seeWords(['I would love to come.'])
      expect((await w.bella.call('getCollab', { uid: collab.uid })).stage).toBe(1)
    },
    'puts something off and shows it again': async ({ press, page, user }, w) => {
      await press(/^Snooze/)
      await press(/^Tomorrow/, 'menuitem')
      await seeWords(['You’re all caught up'])
      await press('Undo')
      await seeWords(['Alice Moreau'])
      expect((await w.bella.call('listToday', { show: 'later' })).rows).toEqual([])
      await press(/^Snooze/)
      await press(/^Tomorrow/, 'menuitem')
      await press('Dismiss')
      await waitFor(async () => expect((await w.bella.call('listToday', { show: 'later' })).rows).toHaveLength(1))
      page.getByLabelText('Snoozed').click()
      await page.findByRole('button', { name: 'Show now S' })
      await user.keyboard('s')
      await seeWords(['Nothing snoozed'])
      expect((await w.bella.call('listToday', {})).rows).toHaveLength(1)
    },
  },
})

async function staffDay(w: World) {
  await appliedCreator(w)
  return submittedBrief(w)
}

it('answers one after the other by key: a brief, then an application', async () => {
  const w = await world()
  const brief = await staffDay(w)
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['Brief to review', 'Creator application', 'Briefs to review 1', 'Coach'])
  // Where one begins with a kind, the focus stays on its chip.
  page.getByLabelText('Briefs to review 1').focus()
  await user.keyboard('a')
  await seeWords([/is live\./, 'Olivia Grant'])
  await seeWords(['Ask a question'])
  await user.keyboard('a')
  await seeWords(['You’re all caught up', 'Approved Olivia Grant.'])
  await waitFor(async () => expect((await w.anna.call('getBrief', { uid: brief.uid })).status).toBe('live'))
})

it('puts what can be done with an item in one row, its answer first, whatever it is', async () => {
  const w = await world()
  await staffDay(w)
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  const done = async () =>
    [...(await page.findByRole('group', { name: 'Actions' })).querySelectorAll('[data-key]')].map(
      (button) => button.textContent,
    )
  await seeWords(['Coach', 'Press ? for keys'])
  await waitFor(async () =>
    expect(await done()).toEqual(['ApproveA', 'Request changesR', 'Open briefO', 'SnoozeS', 'AssignC']),
  )
  await user.keyboard('j')
  await seeWords(['Ask a question'])
  await waitFor(async () =>
    expect(await done()).toEqual(['ApproveA', 'RejectD', 'Open profileO', 'SnoozeS', 'AssignC']),
  )
})

it('keeps a letter for the open item while it is still loading', async () => {
  const w = await world()
  await staffDay(w)
  const { user, setWeather, page } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['Brief to review', 'Coach'])
  setWeather('held')
  await user.keyboard('j')
  await page.findByLabelText('Creator application: Olivia Grant')
  await user.keyboard('a')
  setWeather('fine')
  await seeWords(['Approved Olivia Grant.'])
})

it.each([
  ['of an item that was left', 'ak'],
  ['that was followed by another key', 'ax'],
])('forgets a letter %s before it had loaded', async (_when, pressed) => {
  const w = await world()
  await staffDay(w)
  const { user, setWeather, page } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['Brief to review', 'Coach'])
  setWeather('held')
  await user.keyboard('j')
  await page.findByLabelText('Creator application: Olivia Grant')
  await user.keyboard(pressed)
  setWeather('fine')
  if (pressed === 'ak') await page.findByLabelText(/^Brief to review:/)
  await user.keyboard('j')
  await seeWords(['Ask a question'])
  expect(wordsOnScreen()).not.toMatch(/Approved|is live/)
})

it('gives something to a colleague, and shows what is one’s own', async () => {
  const w = await world()
  await staffDay(w)
  const { press, page } = await openScreen(w, '/app/today?kind=application', w.ada)
  await press(/^Assign/)
  await press('Anna', 'menuitem')
  await seeWords(['assigned to Anna'])
  page.getByLabelText('Assigned to me').click()
  await seeWords(['You’re all caught up'])
  expect(wordsOnScreen()).not.toContain('assigned to Anna')
})

it('is done with something without an answer, and lists it', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(new Date('2026-03-10T08:00:00Z'))
  const { press, page } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await press(/^Done/)
  await seeWords(['You’re all caught up'])
  await press('Dismiss')
  await waitFor(async () => expect((await w.bella.call('listToday', {})).rows).toEqual([]))
  page.getByLabelText('Done today').click()
  await seeWords(['Marked as done: Alice Moreau · Luna'])
  expect(page.getByRole('link', { name: 'Marked as done: Alice Moreau · Luna' }).getAttribute('href')).toContain(
    '/app/',
  )
})

it('shows the content itself, approves each deliverable by key, and takes the last one back', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const { user, page } = await openScreen(w, `/app/today?uid=${w.luna}&kind=review`, w.bella)
  await seeWords(['Content to review', 'Alice Moreau', 'The counter seats are the best in the house.', 'Agreed terms'])
  const next = () => page.getByRole('button', { name: 'Approve A' }).closest('section')?.getAttribute('aria-label')
  const first = next()
  await user.keyboard('a')
  await waitFor(() => expect(next()).not.toBe(first))
  await user.keyboard('a')
  await seeWords(['You’re all caught up'])
  await user.keyboard('z')
  await page.findByRole('button', { name: 'Approve A' })
  await waitFor(async () => {
    const { deliverables } = await w.bella.call('getDeliverables', { collabUid })
    expect(deliverables.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending'])
  })
  await user.keyboard('r')
  await page.findByRole('dialog', { name: 'What should change?' })
  const words = () => page.findByRole('textbox', { name: 'What should change?' })
  await user.type(await words(), 'Crop it')
  await user.click(await page.findByRole('button', { name: 'Send' }))
  await seeWords(['You’re all caught up', 'Changes requested: '])
  await user.keyboard('z')
  await page.findByRole('button', { name: 'Approve A' })
  const statesNow = async () =>
    (await w.bella.call('getDeliverables', { collabUid })).deliverables.map(({ state }) => state).toSorted()
  expect(await statesNow()).toEqual(['approved', 'in-review'])
  await user.keyboard('r')
  expect(await words()).toHaveProperty('value', 'Crop it')
  await user.click(await page.findByRole('button', { name: 'Send' }))
  await user.click(await page.findByRole('button', { name: 'Dismiss' }))
  await waitFor(async () => expect(await statesNow()).toEqual(['approved', 'changes-requested']))
})

it('sends a brief back by key, and takes that back with its words', async () => {
  const w = await world()
  const { uid } = await submittedBrief(w)
  const { user, page } = await openScreen(w, '/app/today?kind=brief', w.anna)
  await page.findByRole('button', { name: 'Approve A' })
  const words = () => page.findByRole('textbox', { name: 'What should change?' })
  const statusNow = async () => (await w.bella.call('getBrief', { uid })).status
  await user.keyboard('r')
  await user.type(await words(), 'Say what is included')
  const send = () => within(page.getByRole('dialog')).getByRole('button', { name: 'Request changes' })
  await user.click(send())
  await seeWords(['Changes requested: '])
  await user.keyboard('z')
  await page.findByRole('button', { name: 'Approve A' })
  expect(await statusNow()).toBe('submitted')
  await user.keyboard('r')
  expect(await words()).toHaveProperty('value', 'Say what is included')
  await user.click(send())
  await user.click(await page.findByRole('button', { name: 'Dismiss' }))
  await waitFor(async () => expect(await statusNow()).toBe('draft'))
})

it('shows the conversation of a message, and sends a reply', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Is there a terrace?' })
  const { fill, press } = await openScreen(w, `/app/today?uid=${w.luna}&kind=message`, w.bella)
  await seeWords(['Message', 'Is there a terrace?'])
  await fill('Message', 'Yes, by the river.')
  await press('Send')
  await waitFor(async () => {
    const { rows } = await w.bella.call('listMessages', { collabUid: uid })
    expect(rows.map(({ text }) => text)).toContain('Yes, by the river.')
  })
})

it('shows what was agreed where content is overdue', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(new Date('2026-04-20T08:00:00Z'))
  await openScreen(w, '/app/today?kind=overdue', w.anna)
  await seeWords(['Content overdue', 'Agreed terms', 'Deliverables'])
})

it('opens the chosen row by Enter, also after a click on another', async () => {
  const w = await world()
  await staffDay(w)
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  const rows = () => page.getByRole('list', { name: 'Due' }).querySelectorAll<HTMLElement>('[data-row]')
  await waitFor(() => expect(rows().length).toBe(2))
  await user.click(must(rows()[0]))
  await user.keyboard('j')
  await waitFor(() => expect(rows()[1]?.getAttribute('aria-current')).toBe('true'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(page.queryByRole('list', { name: 'Due' })).toBeNull())
  expect(window.location.pathname + window.location.search).toContain('influencer')
})

it('goes to the search by /, where no letter answers anything, and finds by name', async () => {
  const w = await world()
  await staffDay(w)
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['Brief to review', 'Creator application'])
  await user.keyboard('/a olivia')
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  expect(field).toHaveProperty('value', 'a olivia')
  await seeWords(['Nothing matches your search'])
  await user.clear(field)
  await user.type(field, 'olivia')
  await seeWords(['Olivia Grant'])
  await waitFor(() => expect(wordsOnScreen()).not.toContain('Coach'))
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(document.body)
  expect((await w.anna.call('listToday', {})).rows).toHaveLength(2)
})

it('lists its keys in the keyboard shortcuts', async () => {
  const w = await world()
  const { user } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['You’re all caught up'])
  await user.keyboard('?')
  await seeWords(['In Today', 'Assign', 'Search this page'])
})

it('puts something off by S and Enter, or until a time of one’s own', async () => {
  const w = await world()
  await requestedCollab(w)
  const { user, press, fill } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await seeWords(['I would love to come.'])
  await user.keyboard('s')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^In three hours/))
  await user.keyboard('{Enter}')
  await seeWords(['You’re all caught up', /Snoozed until .*: Alice Moreau\./])
  await press('Undo')
  await seeWords(['I would love to come.'])
  await press(/^Snooze/)
  await press('Another time', 'menuitem')
  await fill('Snooze until', '2027-01-01T09:00')
  await press('Snooze')
  await seeWords(['Choose a time within the next 30 days.'])
  await fill('Snooze until', '2026-03-12T09:00')
  await press('Snooze')
  await press('Dismiss')
  await waitFor(async () => {
    const { rows } = await w.bella.call('listToday', { show: 'later' })
    expect(rows.map(({ snoozedUntil }) => snoozedUntil?.slice(0, 10))).toEqual(['2026-03-12'])
  })
})

it('rejects an application by D, a number and Enter, which can be taken back, and goes on to the next row', async () => {
  const w = await world()
  await staffDay(w)
  const { user, page, press } = await openScreen(w, '/app/today', w.anna)
  const rows = () => page.getByRole('list', { name: 'Due' }).querySelectorAll<HTMLElement>('[data-row]')
  await waitFor(() => expect(rows().length).toBe(2))
  await user.keyboard('j')
  await seeWords(['Ask a question'])
  const reject = async () => {
    await user.keyboard('d')
    await page.findByRole('dialog', { name: 'Reject @olivia.out' })
    await waitFor(() => expect(document.activeElement).toHaveProperty('type', 'radio'))
  }
  await reject()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await seeWords(['Rejected Olivia Grant.'])
  await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
  await press('Undo')
  await seeWords(['Ask a question'])
  await reject()
  await user.keyboard('3{Enter}')
  await press('Dismiss')
  await waitFor(async () => {
    const { approval, approvalReason } = await w.anna.call('getInfluencerProfile', { uid: w.oliviaInfluencer })
    expect({ approval, approvalReason }).toEqual({
      approval: 'rejected',
      approvalReason: 'Your audience is mostly outside our cities for now.',
    })
  })
})

it('shows an item that is below the window before a letter answers it', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const { user, page } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  const pane = (await page.findByRole('article', { name: 'Request: Alice Moreau' })).parentElement
  await seeWords(['I would love to come.'])
  let top = 2_000
  must(pane).getBoundingClientRect = () => new DOMRect(0, top, 600, 500)
  must(pane).scrollIntoView = () => {
    top = 100
  }
  await user.keyboard('a')
  expect(top).toBe(100)
  expect(wordsOnScreen()).not.toContain('Approved Alice Moreau.')
  await user.keyboard('a')
  await seeWords(['Approved Alice Moreau.'])
  expect((await w.bella.call('getCollab', { uid })).stage).toBe(1)
})

it('shows who somebody is by handle and city, counts what is searched for, and says what hides everything', async () => {
  const w = await world()
  await staffDay(w)
  const { page } = await openScreen(w, '/app/today?find=olivia&kind=brief', w.anna)
  await seeWords(['Nothing matches your search', 'You’re seeing “Briefs to review” only.'])
  page.getByLabelText('All 1').click()
  await seeWords(['@olivia.out · London'])
})

it('gives a conversation to a colleague by C, for a brand', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'one', text: 'Is there a terrace?' })
  const { user, page } = await openScreen(w, `/app/today?uid=${w.luna}&kind=message`, w.bella)
  await seeWords(['Is there a terrace?'])
  await page.findByRole('button', { name: 'Assign C' })
  await user.keyboard('c')
  await user.click(await page.findByRole('menuitem', { name: 'Bella' }))
  await seeWords(['assigned to Bella'])
  page.getByLabelText('Assigned to me').click()
  await seeWords(['assigned to Bella'])
})

it('shows a creator’s request for a public page of a collab, and answers it there', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.alice.call('createStoryPage', { collabUid })
  const { press } = await openScreen(w, `/app/today?uid=${w.luna}&kind=story-page`, w.bella)
  await seeWords(['Public page of a collab', 'Alice Moreau', 'May Alice Moreau show this collab on a public page?'])
  await press('Agree to the page')
  await seeWords(['Thank you. You can close it at any time.'])
  expect((await w.bella.call('listToday', { kind: 'story-page' })).rows).toEqual([])
})
