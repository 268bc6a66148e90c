import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { world } from '../../../../world/world.ts'
import { onboardingColumns } from '../../columns.ts'
import { onboardingCalls } from '../../contract.ts'
import { onboardingsSql } from './listOnboardings.ts'

describeCall(
  onboardingCalls.listOnboardings,
  () => ({}),
  () => ({}),
)

const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

async function stopped() {
  const w = await world()
  const [nina, noor] = [await newcomer(w, 'nina'), await newcomer(w, 'noor')]
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, { place: brandStory.place })
  setClock(plus(now(), minuteMs))
  await noor.call('chooseSide', { side: 'influencer' })
  const names = async (input: object) =>
    (await w.anna.call('listOnboardings', input)).rows.map(({ account }) => account.name)
  return { w, names }
}

it('shows who stopped where, longest still first', async () => {
  const { w, names } = await stopped()
  expect((await w.anna.call('listOnboardings', {})).rows).toMatchObject([
    { account: { name: 'nina' }, side: 'brand', step: 'address', proof: '' },
    { account: { name: 'noor' }, side: 'influencer', step: 'handle' },
  ])
  expect(await names({ sort: '-since' })).toEqual(['noor', 'nina'])
})

it('filters by side and step, and searches by name and email', async () => {
  const { w, names } = await stopped()
  expect(await names({ where: [is('side', 'influencer')] })).toEqual(['noor'])
  expect(await names({ where: [is('step', 'address', 'photos')] })).toEqual(['nina'])
  expect(await names({ where: [{ field: 'side', is: 'empty', values: [] }] })).toEqual([])
  const found = async (search: string) => (await w.anna.call('listOnboardings', { search, want: 'count' })).count
  expect([await found('noor'), await found('nina@'), await found('bella')]).toEqual([1, 1, 0])
})

it('goes through all pages in any order that it offers', async () => {
  const { w } = await stopped()
  for (const sort of sortsOf(onboardingColumns)) {
    const first = await w.anna.call('listOnboardings', { sort, limit: 1 })
    const second = await w.anna.call('listOnboardings', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map(({ account }) => account.uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), onboardingsSql, onboardingColumns)).toEqual([])
})
