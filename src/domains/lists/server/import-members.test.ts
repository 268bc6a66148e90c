import { expect, it } from 'vitest'
import { world } from '../../../world/world.ts'
import { haveList } from './import-members.ts'

it('finds a list by a name whose capitals PostgreSQL may leave as they are', async () => {
  const w = await world()
  const made = await w.tx((tx) => haveList(tx, 'Été à PARIS', null))
  expect(await w.tx((tx) => haveList(tx, 'Été à Paris', null))).toEqual({ ...made, isNew: false })
})
