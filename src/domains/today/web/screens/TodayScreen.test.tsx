import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { appliedCreator, requestedCollab, scheduledCollab, submittedBrief } from '../../../../world/stories.ts'
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
    'puts something off and shows it again': async ({ press, page }, w) => {
      await press(/^Snooze/)
      await press(/^Tomorrow/, 'menuitem')
      await seeWords(['You’re all caught up'])
      expect((await w.bella.call('listToday', { show: 'later' })).rows).toHaveLength(1)
      page.getByLabelText('Snoozed').click()
      await press('Show now')
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
})
