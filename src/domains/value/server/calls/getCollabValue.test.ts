import { expect, it } from 'vitest'
import { approvedCollab } from '../../../../world/stories.ts'
import { countedCollab, lunaCosts } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getCollabValue, async (w) => ({ collabUid: await countedCollab(w) }))

it('adds up what one collab cost, and counts what is not known as missing', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const { lines, summary, hasSettings } = await w.bella.call('getCollabValue', { collabUid })
  expect(hasSettings).toBe(true)
  expect(summary?.costMinor).toBe(lines.reduce((total, { minor }) => total + minor, 0))
  expect(summary).toMatchObject({
    deliverables: 2,
    withFigures: 1,
    views: 12_000,
    withLink: 0,
    perClickMinor: null,
    returnMinor: null,
  })
  // A reel in Britain: 12 × £6 to 12 × £14.
  expect(summary).toMatchObject({ mediaLowMinor: 7_200, mediaHighMinor: 16_800, contentValueMinor: 30_000 })
})

it('has no numbers before the visit', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  expect(await w.bella.call('getCollabValue', { collabUid: uid })).toMatchObject({
    summary: null,
    lines: [],
    can: { saveCosts: false },
  })
})
