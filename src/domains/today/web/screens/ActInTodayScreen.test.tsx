import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { askedQuestion as askedExpert } from '../../../../world/campaign-stories.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { inviteeForm } from '../../../../world/meeting-stories.ts'
import {
  appliedCreator,
  askedQuestion,
  requestedCollab,
  scheduledCollab,
  submittedBrief,
} from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'

it('is done with a task by E, which can be taken back', async () => {
  const w = await world()
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Call about photos', dueOn: '2026-03-03' })
  const { user, press } = await openScreen(w, '/app/today?kind=step', w.anna)
  await seeWords(['Call about photos'])
  await user.keyboard('e')
  await seeWords(['Done: Call about photos.', 'You’re all caught up'])
  await user.keyboard('z')
  await seeWords(['Next step'])
  await user.keyboard('e')
  await seeWords(['You’re all caught up'])
  await press('Dismiss')
  await waitFor(async () =>
    expect((await w.anna.call('listRecordTasks', { recordUid: w.luna })).done).toMatchObject([
      { text: 'Call about photos' },
    ]),
  )
})

it('reminds both sides of a visit that isn’t confirmed, once, after it could be taken back', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(new Date('2026-03-10T08:00:00Z'))
  const { user, page, press } = await openScreen(w, '/app/today?kind=visit', w.anna)
  await page.findByRole('button', { name: /^Nudge/ })
  const text = 'The visit is tomorrow. Could you confirm that it’s going ahead?'
  const sent = async () =>
    (await w.bella.call('listMessages', { collabUid: uid })).rows.filter((message) => message.text === text)
  await user.keyboard('n')
  await seeWords([`Nudged Alice Moreau and Luna: “${text}”`])
  await press('Undo')
  expect(await sent()).toEqual([])
  await user.keyboard('n')
  await press('Dismiss')
  await waitFor(async () => expect(await sent()).toHaveLength(1))
})

it('lets a venue give a request to a colleague by C', async () => {
  const w = await world()
  await requestedCollab(w)
  const { press } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await press(/^Assign/)
  await press('Ben', 'menuitem')
  await seeWords(['assigned to Ben'])
})

it('shows what somebody wrote who asked for a call', async () => {
  const w = await world()
  await w.anonymous.call('requestMeeting', { ...inviteeForm, note: 'Any evening' })
  await openScreen(w, '/app/today?kind=meeting-request', w.ada)
  await seeWords(['Any evening', inviteeForm.email])
})

it('answers a question about a brief with a template, filled in for its creator and brief', async () => {
  const w = await world()
  const { brief } = await askedQuestion(w)
  const fields = { name: 'Yes', text: 'Hi {first name}, yes, at {venue}. See you for “{brief}”!' }
  await w.bella.call('addMessageTemplate', { brandUid: w.luna, fields })
  const { user, press, page } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await seeWords(['Question about a brief', 'Is there a vegan menu? Call me on [phone number].', 'Deliverables'])
  await user.keyboard('a')
  const field = await page.findByLabelText('Your answer to Alice Moreau')
  expect(document.activeElement).toBe(field)
  await press('Send answer')
  await seeWords(['Write your answer, or choose a template.'])
  await press('Templates')
  await press(/^Yes ?Hi Alice, yes/)
  await press('Send answer')
  await seeWords(['Answer sent to Alice Moreau.', 'You’re all caught up'])
  const { question } = await w.alice.call('getBriefQuestion', {
    briefUid: brief.uid,
    influencerUid: w.aliceInfluencer,
  })
  expect(question?.answer?.text).toBe('Hi Alice, yes, at Luna. See you for “Dinner for two at the counter”!')
})

it('shows with a request what its creator asked before it', async () => {
  const w = await world()
  const { uid, brief } = await askedQuestion(w)
  await w.bella.call('answerBriefQuestion', { uid, text: 'There is.' })
  await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await seeWords(['Alice Moreau asked', 'Is there a vegan menu?', 'Bella, Luna answered', 'There is.'])
})

it('opens by Enter what J chose after a filter was clicked', async () => {
  const w = await world()
  await requestedCollab(w)
  await w.anonymous.call('requestMeeting', inviteeForm)
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Call about photos', dueOn: '2026-03-02' })
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Ask for the menu', dueOn: '2026-03-02' })
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  await user.click(await page.findByRole('checkbox', { name: /^Tasks/ }))
  await seeWords(['Call about photos', 'Ask for the menu'])
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/app/admin/brand'))
})

it('goes by J and K from one record to the next as Today has them, and leads back', async () => {
  const w = await world()
  await appliedCreator(w)
  const { uid: brief } = await submittedBrief(w)
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Call about photos', dueOn: '2026-03-09' })
  await w.anna.call('addRecordTask', { recordUid: w.luna, text: 'Ask for the menu', dueOn: '2026-03-09' })
  const { user, page } = await openScreen(w, '/app/today', w.anna)
  await seeWords(['Brief to review', 'Creator application', 'Call about photos'])
  await user.keyboard('{Enter}')
  const opened = () => location.pathname + location.search
  await waitFor(() => expect(opened()).toContain(brief))
  // Luna waits twice, and is one record.
  await seeWords(['1 of 3'])
  await user.keyboard('j')
  await waitFor(() => expect(opened()).toBe(`/app/admin/influencer?influencer=${w.oliviaInfluencer}`))
  await seeWords(['2 of 3'])
  await user.keyboard('j')
  await waitFor(() => expect(opened()).toBe(`/app/admin/brand?brand=${w.luna}`))
  await seeWords(['3 of 3'])
  await user.keyboard('k')
  await waitFor(() => expect(opened()).toContain(w.oliviaInfluencer))
  await user.click(await page.findByRole('link', { name: 'Today' }))
  await waitFor(() => expect(opened()).toContain('/app/today'))
})

it('goes by J to the next collab for a venue', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const { user } = await openScreen(w, `/app/today?uid=${w.luna}`, w.bella)
  await seeWords(['I would love to come.'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.search).toContain(uid))
  await seeWords(['Today', '1 of 1'])
})

it('answers an expert question by A, and goes on', async () => {
  const w = await world()
  const { uid } = await askedExpert(w)
  const { user, page, press } = await openScreen(w, '/app/today?kind=question', w.anna)
  await seeWords(['Expert question', 'Who suits Tuesdays?'])
  await page.findByRole('button', { name: 'Answer A' })
  await user.keyboard('a')
  expect(document.activeElement).toBe(page.getByLabelText('Your answer'))
  await user.keyboard('Olivia does.')
  await press('Send')
  await seeWords(['Answer sent to Luna.', 'You’re all caught up'])
  expect(await w.bella.call('getExpertQuestion', { uid })).toMatchObject({ dueAt: null, messages: [{}, {}] })
})

/** Alice’s own account, with a screenshot of its numbers. */
async function sentScreenshot(w: World) {
  const screenshot = await bringPhoto(w, w.alice)
  const { version, social } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
  const { url: _url, confirmedHow: _how, confirmedAt: _at, ...account } = must(social[0])
  await w.alice.call('saveSocialAccount', { uid: w.aliceInfluencer, version, account, screenshot })
}

it('verifies the numbers of a screenshot by A, which can be taken back, or says why not by D', async () => {
  const w = await world()
  await sentScreenshot(w)
  const { user, page, press, fill } = await openScreen(w, '/app/today?kind=screenshot', w.anna)
  const actions = await page.findByRole('group', { name: 'Actions' })
  await within(actions).findByRole('button', { name: 'Verify numbers A' })
  within(actions).getByRole('button', { name: 'Don’t verify D' })
  const howNow = async () =>
    (await w.anna.call('getInfluencerProfile', { uid: w.aliceInfluencer })).social.map(
      ({ confirmedHow }) => confirmedHow,
    )
  await user.keyboard('a')
  await seeWords(['Verified Alice Moreau’s Instagram numbers.', 'You’re all caught up'])
  await user.keyboard('z')
  await page.findByRole('button', { name: 'Verify numbers A' })
  expect(await howNow()).toEqual(['screenshot'])
  await user.keyboard('d')
  await fill(/^Reason/, 'It shows another account.')
  await press('Send reason')
  await press('Dismiss')
  await waitFor(async () => expect(await howNow()).toEqual(['self-declared']))
})

it('warns where an application has no account yet', async () => {
  const w = await world()
  const { uid } = await appliedCreator(w)
  const { version, social } = await w.olivia.call('getInfluencerProfile', { uid })
  let before = version
  for (const { platform } of social)
    before = (await w.olivia.call('removeSocialAccount', { uid, version: before, platform })).version
  await openScreen(w, '/app/today?kind=application', w.anna)
  await seeWords(['No account added yet, so there are no numbers to judge.'])
})

it('begins an application with its numbers', async () => {
  const w = await world()
  await appliedCreator(w)
  const { page } = await openScreen(w, '/app/today?kind=application', w.anna)
  const numbers = await page.findByRole('list', { name: 'Accounts at a glance' })
  expect(numbers.textContent).toMatch(/Instagram @.*followers/)
  const portfolio = page.getByRole('heading', { name: /^Content|Portfolio/ })
  expect(numbers.compareDocumentPosition(portfolio) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
