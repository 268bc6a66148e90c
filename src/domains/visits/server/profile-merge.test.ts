import { expect, it } from 'vitest'
import { bookedTable, runReservations } from '../../../world/booking-stories.ts'
import { lunaTwice, mergeOf } from '../../../world/duplicate-stories.ts'
import { world } from '../../../world/world.ts'

it('keeps one calendar and one door page of two brands that have both', async () => {
  const w = await world()
  const uid = await lunaTwice(w)
  const run = (text: string, values: string[] = []) => w.database.pool.query(text, values)
  for (const one of [w.luna, uid])
    await run(
      "insert into venue_calendars (brand_uid, sealed_address, host, read_at, next_at) values ($1, 'x', 'calendar.example', now(), now())",
      [one],
    )
  await run('insert into venue_busy (brand_uid, starts_at, ends_at) values ($1, now(), now())', [w.luna])
  await w.bella.call('createDoorLink', { brandUid: w.luna })
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.luna))
  expect((await run('select brand_uid from venue_calendars')).rows).toEqual([{ brand_uid: uid }])
  expect((await run('select brand_uid from door_links where revoked_at is null')).rows).toEqual([{ brand_uid: uid }])
})

it('leaves tables alone that the booking system of the venue that goes has reserved', async () => {
  const { w, double, uid: collabUid } = await bookedTable()
  await runReservations(w)
  const uid = await lunaTwice(w)
  await w.database.pool.query(
    `insert into booking_systems (brand_uid, site_id, location_id, sealed_key, phone, read_at, next_at)
     select $1, 'another site', location_id, sealed_key, phone, read_at, next_at from booking_systems`,
    [uid],
  )
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.luna))
  const { rows } = await w.database.pool.query(
    'select brand_uid, state, due_at from table_reservations where collab_uid = $1',
    [collabUid],
  )
  expect(rows).toEqual([{ brand_uid: uid, state: 'reserved', due_at: null }])
  expect(double.reservations).toMatchObject([{ status: 'RESERVED' }])
})
