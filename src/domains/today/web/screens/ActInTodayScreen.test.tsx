import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { setClock } from '../../../../kit/server/clock.ts'
import { inviteeForm } from '../../../../world/meeting-stories.ts'
import { askedQuestion, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'

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

it('reminds both sides of a visit that isn’t confirmed, once', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(new Date('2026-03-10T08:00:00Z'))
  const { user, page } = await openScreen(w, '/app/today?kind=visit', w.anna)
  await page.findByRole('button', { name: /^Nudge/ })
  await user.keyboard('n')
  await seeWords(['Sent to the chat of Alice Moreau and Luna.', 'Nudged'])
  const { rows } = await w.bella.call('listMessages', { collabUid: uid })
  expect(rows.map(({ text }) => text)).toContain('The visit is tomorrow. Could you confirm that it’s going ahead?')
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
