import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const hours = { timezone: 'Europe/Paris', slotMinutes: 15, windows: [], away: [], version: 0 } as const

describeCall(
  meetingCalls.saveMyHours,
  () => hours,
  () => hours,
)

it('refuses an older version, hours that cannot be kept and substitutes who are none, and is in the log', async () => {
  const w = await world()
  await openHours(w.anna)
  expect((await refusal(openHours(w.anna))).code).toBe('aborted')
  const off = (substituteUid: string | null) => ({
    version: 1,
    away: [{ from: '2026-03-09', until: '2026-03-10', substituteUid }],
  })
  expect((await refusal(openHours(w.anna, { version: 1, videoLink: '' }))).code).toBe('failed-precondition')
  expect((await refusal(openHours(w.anna, off(w.anna.accountUid)))).code).toBe('failed-precondition')
  expect((await refusal(openHours(w.anna, off(w.alice.accountUid)))).code).toBe('not-found')
  expect(await openHours(w.anna, off(w.amir.accountUid))).toMatchObject({ version: 2 })
  expect((await w.eventsOf(w.anna.accountUid))[0]).toMatchObject({
    kind: 'account.meeting-hours-updated',
    before: { version: 1 },
    after: { version: 2 },
  })
})
