import { expect, it } from 'vitest'
import { lunaTwice, mergeOf } from '../../../world/duplicate-stories.ts'
import { world } from '../../../world/world.ts'

it('adds up how guests of a day have heard of both brands', async () => {
  const w = await world()
  const uid = await lunaTwice(w)
  const run = (text: string, values: string[] = []) => w.database.pool.query(text, values)
  for (const one of [w.luna, uid])
    await run("insert into heard_tallies (brand_uid, day, answer, count) values ($1, '2026-03-01', 'friend', 2)", [one])
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.luna))
  expect((await run('select brand_uid, count from heard_tallies')).rows).toEqual([{ brand_uid: uid, count: 4 }])
})
