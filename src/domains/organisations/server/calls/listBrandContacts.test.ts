import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { organisationCalls } from '../../contract.ts'

describeCall(organisationCalls.listBrandContacts, (w) => ({ brandUid: w.luna }))

it('says who of them is in the team, who was asked, and who may change them', async () => {
  const w = await world()
  const add = (name: string, email: string | null) =>
    w.anna.call('saveBrandContact', {
      brandUid: w.luna,
      contact: null,
      fields: { name, role: '', email, phone: null },
    })
  await add('Bella', 'bella@example.test')
  await add('Nina', 'nina@example.test')
  await add('Otto', null)
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'professional'))
  await w.anna.call('inviteMember', { brandUid: w.luna, email: 'nina@example.test', name: 'Nina', role: 'member' })
  expect(await w.amir.call('listBrandContacts', { brandUid: w.luna })).toMatchObject({
    rows: [{ team: 'member' }, { team: 'invited' }, { team: 'none' }],
    canChange: false,
  })
  expect((await w.ada.call('listBrandContacts', { brandUid: w.luna })).canChange).toBe(true)
  // Once the invitation is over, they can be asked again.
  setClock(plus(now(), 8 * dayMs))
  expect((await w.ada.call('listBrandContacts', { brandUid: w.luna })).rows[1]).toMatchObject({ team: 'none' })
})
