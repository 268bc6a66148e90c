import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.getBriefVersions, async (w) => ({ uid: (await draftBrief(w)).uid }))

it('keeps what each version said, and names what changed', async () => {
  const w = await world()
  const { uid, version, content } = await liveBrief(w)
  await w.bella.call('updateBrief', { uid, version, content: { ...content, guests: 3 }, note: 'More the merrier' })
  const { rows } = await w.bella.call('getBriefVersions', { uid })
  expect(rows.map((row) => [row.by, row.note, row.changed])).toEqual([
    ['Bella', 'More the merrier', ['guests']],
    ['Bella', '', []],
  ])
  expect(rows[1]?.content.guests).toBe(1)
})
