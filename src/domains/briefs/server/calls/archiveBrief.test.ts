import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.archiveBrief, async (w) => {
  const { uid, version } = await liveBrief(w)
  return { uid, version }
})

it('ends a brief for good', async () => {
  const w = await world()
  const live = await liveBrief(w)
  const { uid, version } = await w.bella.call('archiveBrief', { uid: live.uid, version: live.version })
  expect((await refusal(w.bella.call('resumeBrief', { uid, version }))).message).toBe(
    'This brief is archived, so it can’t be resumed.',
  )
  expect((await refusal(w.bella.call('updateBrief', { uid, version, content: exampleContent() }))).message).toBe(
    'This brief is archived, so it can’t be changed. Duplicate it to use it again.',
  )
})
