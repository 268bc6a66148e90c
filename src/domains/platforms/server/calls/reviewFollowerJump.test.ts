import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

async function jumped(w: World) {
  await connectedAccount(w, 'instagram', { story: 'jumps' })
  setClock(plus(now(), dayMs))
  await w.alice.call('readAccountNow', { influencerUid: w.aliceInfluencer, platform: 'instagram' })
  const { accountUid, day } = first((await w.ada.call('listFollowerJumps', {})).rows)
  return { accountUid, day, finding: 'bought' as const }
}

describeCall(platformCalls.reviewFollowerJump, jumped)

it('takes it off the list, once', async () => {
  const w = await world()
  const jump = await jumped(w)
  await w.anna.call('reviewFollowerJump', jump)
  expect((await w.ada.call('listFollowerJumps', {})).rows).toEqual([])
  const { rows } = await w.ada.call('listAudit', {
    where: [{ field: 'record', is: 'is', values: [w.aliceInfluencer] }],
  })
  expect(rows.map(({ why }) => why)).toContain('The followers look bought')
  expect((await refusal(w.ada.call('reviewFollowerJump', jump))).code).toBe('not-found')
})
