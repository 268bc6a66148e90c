import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'

const given = { version: 0, ribbons: [...builtInRibbons] }
const { uid: _uid, ...first } = must(builtInRibbons[0], 'built in ribbon')

describeCall(discoveryCalls.saveRibbonDraft, () => given)

it('keeps the ribbons in their order, pinned ones first, with what was before and after in the log', async () => {
  const w = await world()
  const renamed = { ...must(builtInRibbons[2], 'built in ribbon'), title: 'Just opened', pinned: true }
  const ribbons = [must(builtInRibbons[1], 'built in ribbon'), renamed, { ...first, title: 'Quite new' }]
  const saved = await w.ada.call('saveRibbonDraft', { version: 0, ribbons })
  expect(saved.draft.map(({ ribbon, change }) => [ribbon.title, change])).toEqual([
    ['Just opened', 'changed'],
    ['Closing soon', null],
    ['Quite new', 'new'],
  ])
  expect(saved).toMatchObject({ version: 1, published: null, isDraftChanged: true })
  const [event] = await w.eventsOf('ribbons')
  expect(event).toMatchObject({ kind: 'ribbons.draft-saved', before: { rows: builtInRibbons } })
  expect(must(event, 'event').after).toMatchObject({ rows: [{ title: 'Just opened' }, { title: 'Closing soon' }, {}] })
})

it('holds a ribbon picked by hand, by name', async () => {
  const w = await world()
  const { uid } = await liveBrief(w)
  const byHand = { ...first, title: 'We love', kind: 'hand' as const, rule: null, briefUids: [uid] }
  const saved = await w.ada.call('saveRibbonDraft', { version: 0, ribbons: [byHand] })
  expect(must(saved.draft[0], 'draft').holds).toEqual([{ city: 'london', count: 1 }])
  expect(saved.picked).toMatchObject([{ uid, brandName: 'Luna', isLive: true }])
})

it('refuses what somebody else changed meanwhile, also at the same time', async () => {
  const w = await world()
  const both = await Promise.allSettled([1, 2].map(() => w.ada.call('saveRibbonDraft', given)))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await refusal(w.ada.call('saveRibbonDraft', given))).code).toBe('aborted')
})

it.each([
  ['a row without a rule', [{ ...first, rule: null }], 'Choose a rule'],
  ['a row twice', [builtInRibbons[0], builtInRibbons[0]], 'can only appear once'],
  [
    'a place that does not exist',
    [{ ...first, kind: 'hand', briefUids: [`brief_${'a'.repeat(26)}`] }],
    'no longer exists',
  ],
])('refuses %s', async (_what, ribbons, words) => {
  const w = await world()
  const refused = await refusal(w.ada.callRaw('saveRibbonDraft', { version: 0, ribbons }))
  expect(refused.code).toBe('failed-precondition')
  expect(refused.message).toContain(words)
})
