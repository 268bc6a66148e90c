import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { type Input, type World, world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

const account = {
  platform: 'tiktok',
  handle: 'alice.moves',
  followers: 9_000,
  averageViews: null,
  engagementBp: null,
  audience: {},
} as const

async function sent(w: World): Promise<Input<'decideAccountNumbers'>> {
  const screenshot = await bringPhoto(w, w.alice)
  await w.alice.call('saveSocialAccount', { uid: w.aliceInfluencer, version: 1, account, screenshot })
  return { uid: w.aliceInfluencer, platform: 'tiktok', at: now().toISOString(), decision: 'verified', reason: '' }
}

const seenByBrands = async (w: World) => {
  const { accounts } = await w.bella.call('getCreatorPage', { handle: 'alice.eats' })
  const tiktok = accounts.find(({ platform }) => platform === 'tiktok')
  return [tiktok?.confirmedHow, tiktok?.confirmedAt]
}

describeCall(profileCalls.decideAccountNumbers, sent)

it('verifies the numbers with the day, for brands to see, and notifies the creator', async () => {
  const w = await world()
  const given = await sent(w)
  const sentAt = now()
  expect(await seenByBrands(w)).toEqual(['screenshot', sentAt.toISOString()])
  setClock(plus(now(), dayMs))
  await w.anna.call('decideAccountNumbers', given)
  expect(await seenByBrands(w)).toEqual(['staff', now().toISOString()])
  const [notification] = (await w.alice.call('listNotifications', {})).rows
  expect(notification?.title).toBe('Your TikTok numbers are verified')
  const kinds = (await w.eventsOf(w.aliceInfluencer)).map(({ kind, side }) => [kind, side])
  expect(kinds).toContainEqual(['influencer.numbers-verified', 'staff'])
})

it('leaves them as the creator’s own word with a reason, and is refused without one', async () => {
  const w = await world()
  const given = await sent(w)
  const refused = { ...given, decision: 'refused' } as const
  expect(await refusal(w.anna.call('decideAccountNumbers', refused))).toMatchObject({
    code: 'failed-precondition',
    message: 'Add a reason, so they know what to send instead.',
  })
  await w.anna.call('decideAccountNumbers', { ...refused, reason: 'The screenshot shows another account.' })
  expect((await seenByBrands(w))[0]).toBe('self-declared')
  const [notification] = (await w.alice.call('listNotifications', {})).rows
  expect(notification?.title).toBe('We couldn’t verify your TikTok numbers')
  expect(notification?.body).toContain('The screenshot shows another account.')
})

it('is decided once, on the numbers that were looked at', async () => {
  const w = await world()
  const given = await sent(w)
  const earlier = plus(now(), -dayMs).toISOString()
  expect((await refusal(w.anna.call('decideAccountNumbers', { ...given, at: earlier }))).code).toBe('aborted')
  await w.anna.call('decideAccountNumbers', given)
  expect(await refusal(w.anna.call('decideAccountNumbers', given))).toMatchObject({
    code: 'failed-precondition',
    message: 'There’s no TikTok screenshot to check. Reload to see what’s left.',
  })
  expect((await refusal(w.anna.call('decideAccountNumbers', { ...given, platform: 'instagram' }))).code).toBe(
    'failed-precondition',
  )
})
