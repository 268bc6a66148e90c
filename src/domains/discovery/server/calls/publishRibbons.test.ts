import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'

const draft = async (w: World, title = 'Just opened', version = 0) => {
  const ribbons = [{ ...must(builtInRibbons[2], 'built in ribbon'), title, size: 'large' as const }]
  return { version: (await w.ada.call('saveRibbonDraft', { version, ribbons })).version }
}

describeCall(discoveryCalls.publishRibbons, draft)

it('makes the draft what every feed shows, and writes it into the log', async () => {
  const w = await world()
  await liveBrief(w)
  const rowsOf = async (input = {}) =>
    (await w.alice.call('listFeedRibbons', { influencerUid: w.aliceInfluencer, ...input })).ribbons.map(
      ({ title, size }) => [title, size],
    )
  const before = await rowsOf()
  const given = await draft(w)
  expect(await rowsOf()).toEqual(before)
  const published = await w.ada.call('publishRibbons', given)
  expect(await rowsOf()).toEqual([['Just opened', 'large']])
  expect(published).toMatchObject({ version: 2, published: { by: 'Ada' }, isDraftChanged: false })
  expect((await w.eventsOf('ribbons'))[0]).toMatchObject({
    kind: 'ribbons.published',
    before: { rows: builtInRibbons },
    after: { rows: [{ title: 'Just opened' }] },
  })
})

it('refuses to publish what is live already, or a draft that was changed since', async () => {
  const w = await world()
  expect((await refusal(w.ada.call('publishRibbons', { version: 0 }))).code).toBe('failed-precondition')
  const given = await draft(w)
  const second = await draft(w, 'Other words', given.version)
  expect((await refusal(w.ada.call('publishRibbons', given))).code).toBe('aborted')
  const { version } = await w.ada.call('publishRibbons', second)
  const same = await draft(w, 'Other words', version)
  expect((await refusal(w.ada.call('publishRibbons', same))).code).toBe('failed-precondition')
})
