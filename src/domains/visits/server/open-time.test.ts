import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { first } from '../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../kit/server/clock.ts'
import { liveBrief, stayAvailability } from '../../../world/stories.ts'
import { storyStart, type World, world } from '../../../world/world.ts'
import { nextSlot, slotsAt, slotsBetween } from '../../briefs/availability.ts'
import type { Availability } from '../../briefs/brief.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { findBriefs } from '../../briefs/server/reads.ts'
import { hasOpenTime, openDays } from './open-time.ts'
import { slots } from './tables.ts'

async function isOpen(w: World, uid: string): Promise<boolean> {
  const rows = await w.database.db
    .select({ isOpen: hasOpenTime(briefFacts).mapWith(Boolean) })
    .from(briefFacts)
    .where(eq(briefFacts.uid, uid))
  return first(rows).isOpen
}

const nights = { weekday: 5, from: '22:30', to: '01:00' }
const usual: Availability = { windows: [nights], slotMinutes: 45, capacity: 1, leadHours: 30, blackout: ['2026-03-13'] }

it.each([
  ['times past midnight, with notice and a closed day', usual],
  ['two windows on one day', { ...usual, windows: [{ ...nights, from: '09:00', to: '09:45' }, nights], leadHours: 0 }],
  ['stays', { ...stayAvailability, blackout: ['2026-03-14'] }],
])('finds a free time where the calendar of the brief has one: %s', async (_what, availability) => {
  const w = await world()
  const { uid, content } = await liveBrief(w, { availability })
  const until = Date.parse(content.liveUntil) + 2 * dayMs
  const answers = new Set<boolean>()
  for (let at = storyStart; at.getTime() < until; at = plus(at, 17 * hourMs)) {
    setClock(at)
    const brief = first([...(await findBriefs(w.database.db, [uid])).values()])
    const expected = nextSlot(brief, now(), openDays) !== null
    answers.add(expected)
    expect([at.toISOString(), await isOpen(w, uid)]).toEqual([at.toISOString(), expected])
  }
  expect(answers.has(false)).toBe(true)
})

it.each([
  ['visits', usual],
  ['stays', stayAvailability],
])('finds none once all are taken, and one that is given back: %s', async (_what, availability) => {
  const w = await world()
  const { uid } = await liveBrief(w, { availability })
  const brief = first([...(await findBriefs(w.database.db, [uid])).values()])
  expect(await isOpen(w, uid)).toBe(true)
  const offered = slotsBetween(brief, now(), plus(now(), openDays * dayMs), now())
  const keys = [...new Set(offered.flatMap((start) => slotsAt(brief, start)))]
  const taken = keys.map((key) => ({ briefUid: uid, startsAt: new Date(key), taken: availability.capacity }))
  await w.database.db.insert(slots).values(taken)
  expect(await isOpen(w, uid)).toBe(false)
  await w.database.db.update(slots).set({ taken: 0 })
  expect(await isOpen(w, uid)).toBe(true)
  await w.database.db.update(slots).set({ closed: true })
  expect(await isOpen(w, uid)).toBe(false)
})
