import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { setClock } from '../../../../kit/server/clock.ts'
import { inviteeForm } from '../../../../world/meeting-stories.ts'
import { requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
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
