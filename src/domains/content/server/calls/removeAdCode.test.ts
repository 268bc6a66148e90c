import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import { adReadyCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function given(w: World) {
  const { uid, version } = first(await deliverablesOf(w.alice, await adReadyCollab(w)))
  const after = await w.alice.call('saveAdCode', { uid, version, code: 'adcode-81Zx', days: 30 })
  return { uid, version: after.version }
}

describeCall(contentCalls.removeAdCode, given)

it('takes the code away from the brand, once', async () => {
  const w = await world()
  const input = await given(w)
  const after = await w.alice.call('removeAdCode', input)
  expect(after.adCode).toBeNull()
  const seen = first(await deliverablesOf(w.bella, after.collabUid))
  expect([seen.adCode, seen.can.askForAdCode]).toEqual([null, true])
  const again = w.alice.call('removeAdCode', { uid: input.uid, version: after.version })
  expect((await refusal(again)).message).toBe('There’s no code to remove.')
})

it('leaves what the brand asked, which can’t ask again so soon', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const post = async () => {
    const { uid, version } = first(await deliverablesOf(w.alice, collabUid))
    return { uid, version }
  }
  await w.bella.call('requestAdCode', await post())
  expect((await refusal(w.alice.call('removeAdCode', await post()))).message).toBe('There’s no code to remove.')
  await w.alice.call('saveAdCode', { ...(await post()), code: 'adcode-81Zx', days: 30 })
  const { adCode } = await w.alice.call('removeAdCode', await post())
  expect(adCode).toEqual({ state: 'asked', code: null, until: null, askedAt: now().toISOString() })
  expect((await refusal(w.bella.call('requestAdCode', await post()))).message).toBe(
    'You’ve asked already. You can ask again after 7 days.',
  )
})
