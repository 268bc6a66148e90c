import { expect, it } from 'vitest'
import { sqlState } from '../../../kit/server/database-errors.ts'
import { world } from '../../../world/world.ts'
import { insertBrand } from '../../profiles/server/build.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { makeBrand } from './build.ts'
import { findOrganisation } from './reads.ts'

it('makes a brand with an organisation of its name, whose currency follows from the city', async () => {
  const w = await world()
  const uid = await w.tx((tx) => makeBrand(tx, { name: 'Mirage', city: 'dubai' }))
  const { orgUid, orgName } = await getBrand(w.database.db, uid)
  expect(orgName).toBe('Mirage')
  expect(await findOrganisation(w.database.db, orgUid)).toMatchObject({ name: 'Mirage', timezone: 'Asia/Dubai' })
})

it('lets no brand be of an organisation that is not there', async () => {
  const w = await world()
  const state = await w
    .tx((tx) => insertBrand(tx, { name: 'Nowhere', city: 'london' }, { uid: 'org_none', name: 'Nobody' }))
    .catch(sqlState)
  expect(state).toBe('23503')
})
