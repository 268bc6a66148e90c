import { expect, it } from 'vitest'
import { lunaTwice, mergeOf } from '../../../world/duplicate-stories.ts'
import { world } from '../../../world/world.ts'

it('adds up the views of a day that both brands have', async () => {
  const w = await world()
  const uid = await lunaTwice(w)
  const run = (text: string, values: string[] = []) => w.database.pool.query(text, values)
  for (const one of [w.luna, uid])
    await run("insert into view_days (brand_uid, day, views) values ($1, '2026-03-01', 5)", [one])
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.luna))
  expect((await run('select brand_uid, views::int from view_days')).rows).toEqual([{ brand_uid: uid, views: 10 }])
})
