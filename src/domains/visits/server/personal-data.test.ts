import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../kit/server/clock.ts'
import { bookedTable, runReservations } from '../../../world/booking-stories.ts'
import { storySlot } from '../../../world/stories.ts'
import { visitData } from './personal-data.ts'
import { tableReservations } from './tables.ts'

it('deletes tables 90 days after the visit', async () => {
  const { w } = await bookedTable()
  await runReservations(w)
  const { db } = w.database
  const expire = (at: Date) => visitData.expire?.tables?.(db, plus(at, -90 * dayMs))
  setClock(plus(storySlot, 90 * dayMs))
  await expire(plus(storySlot, 90 * dayMs))
  expect(await db.select().from(tableReservations)).toHaveLength(1)
  await expire(plus(storySlot, 90 * dayMs + minuteMs))
  expect(await db.select().from(tableReservations)).toEqual([])
})

it('deletes those of whoever is forgotten, but what’s still to be given back', async () => {
  const { w, uid } = await bookedTable()
  await runReservations(w)
  const { db } = w.database
  const forget = () =>
    w.tx((tx) =>
      visitData.forget(tx, {
        account: null,
        influencerUids: [],
        brandUids: [],
        orgUids: [],
        collabUids: [uid],
        names: [],
      }),
    )
  await db.update(tableReservations).set({ state: 'cancelling' })
  await forget()
  expect(await db.select().from(tableReservations)).toHaveLength(1)
  await db.update(tableReservations).set({ state: 'reserved' })
  await forget()
  expect(await db.select().from(tableReservations)).toEqual([])
})
