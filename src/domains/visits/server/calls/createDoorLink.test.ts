import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

describeCall(visitCalls.createDoorLink, (w) => ({ brandUid: w.luna }))

it('opens the door page, and ends the link before', async () => {
  const w = await world()
  const before = await doorToken(w)
  const token = await doorToken(w)
  expect((await w.anonymous.call('getDoorPage', { token })).brandName).toBe('Luna')
  expect((await refusal(w.anonymous.call('getDoorPage', { token: before }))).message).toBe(
    'This door link was replaced or removed. Ask the venue for the new one.',
  )
})

it('leaves one link when two are made at once', async () => {
  const w = await world()
  const make = () => w.bella.call('createDoorLink', { brandUid: w.luna })
  const results = codes(await Promise.allSettled([make(), make()]))
  expect(results).toContain('ok')
  const { rows } = await w.database.pool.query('select count(*)::int as count from door_links where revoked_at is null')
  expect(rows).toEqual([{ count: 1 }])
})

it('is kept as a hash and sealed, and read again by the venue alone', async () => {
  const w = await world()
  const token = await doorToken(w)
  const { rows } = await w.database.pool.query('select * from door_links')
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await w.bella.call('getDoorLink', { brandUid: w.luna })).url).toContain(token)
})
