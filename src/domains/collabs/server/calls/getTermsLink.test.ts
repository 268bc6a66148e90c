import { expect, it } from 'vitest'
import { minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab } from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { isTermsLink } from '../terms-link.ts'

describeCall(collabCalls.getTermsLink, async (w) => ({ uid: (await approvedCollab(w)).uid }))

it('opens for 15 minutes, and for this collab alone', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { url } = await w.alice.call('getTermsLink', { uid })
  const query = Object.fromEntries(new URL(url).searchParams)
  expect(isTermsLink(w.config, query)).toBe(true)
  expect(isTermsLink(w.config, { ...query, collab: 'collab_other' })).toBe(false)
  expect(isTermsLink(w.config, { ...query, until: String(Number(query.until) + 1) })).toBe(false)
  setClock(plus(storyStart, 15 * minuteMs))
  expect(isTermsLink(w.config, query)).toBe(false)
})

it('is refused before anything is agreed', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await refusal(w.bella.call('getTermsLink', { uid }))).toEqual({
    code: 'failed-precondition',
    message: 'There are no terms yet. They’re set once the collab is approved.',
  })
})
