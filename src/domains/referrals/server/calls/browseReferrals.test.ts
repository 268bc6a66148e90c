import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { codeOf, joinsBy, thankYouDue } from '../../../../world/referral-stories.ts'
import { world } from '../../../../world/world.ts'
import { referralColumns } from '../../columns.ts'
import { referralCalls } from '../../contract.ts'
import { referralsSql } from './browseReferrals.ts'

describeCall(referralCalls.browseReferrals, () => ({}))

it('shows who invited whom, finds by name and email, and filters', async () => {
  const w = await world()
  await thankYouDue(w)
  await joinsBy(w, await codeOf(w.bella, w.luna), 'Nina Rossi')
  const names = async (asked: Parameters<typeof w.ada.call<'browseReferrals'>>[1]) =>
    (await w.anna.call('browseReferrals', asked)).rows.map(({ name, inviter }) => `${name} by ${inviter.name}`)
  expect(await names({})).toEqual(['Nina by Luna', 'Alice Moreau by Olivia Grant'])
  expect(await names({ search: 'nina@' })).toEqual(['Nina by Luna'])
  expect(await names({ search: 'alice' })).toEqual(['Alice Moreau by Olivia Grant'])
  expect(await names({ where: [{ field: 'state', is: 'is', values: ['qualified'] }] })).toEqual([
    'Alice Moreau by Olivia Grant',
  ])
  expect(await names({ where: [{ field: 'qualified', is: 'empty', values: [] }] })).toEqual(['Nina by Luna'])
  expect((await w.ada.call('browseReferrals', { want: 'count' })).count).toBe(2)
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), referralsSql, referralColumns)).toEqual([])
})
