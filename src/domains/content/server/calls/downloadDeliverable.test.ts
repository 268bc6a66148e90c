import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverablesOf, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { contentCalls } from '../../contract.ts'

async function fileIn(w: World, collabUid: string) {
  const [reel] = await deliverablesOf(w.bella, collabUid)
  return { deliverableUid: must(reel).uid, fileUid: first(first(must(reel).versions).files).uid }
}

describeCall(contentCalls.downloadDeliverable, async (w) => fileIn(w, await reviewedCollab(w)))

it('gives the original with a line of credit, until the rights end', async () => {
  const w = await world()
  const input = await fileIn(w, await reviewedCollab(w))
  expect(await w.bella.call('downloadDeliverable', input)).toEqual({
    file_path: expect.stringMatching(/\.mp4\?exp=/),
    credit: 'Alice Moreau, @alice.eats',
  })
  setClock(new Date('2026-09-11T15:00:00Z'))
  expect(await refusal(w.bella.call('downloadDeliverable', input))).toEqual({
    code: 'failed-precondition',
    message: 'The usage rights have ended, so you can’t download this. Ask the creator to extend them.',
  })
  expect(await w.alice.call('downloadDeliverable', input)).toMatchObject({ credit: 'Alice Moreau, @alice.eats' })
})

it('refuses what is in review, and where no rights were agreed', async () => {
  const w = await world()
  expect(await refusal(w.bella.call('downloadDeliverable', await fileIn(w, await deliveredCollab(w))))).toMatchObject({
    message: 'This content isn’t approved yet. You can download it once it is.',
  })
  const other = await world()
  const input = await fileIn(other, await reviewedCollab(other, { usageRights: 'none', usageMonths: 0 }))
  expect((await refusal(other.bella.call('downloadDeliverable', input))).message).toContain(
    'No usage rights were agreed',
  )
})

it('answers a stranger as if there were no such content', async () => {
  const w = await world()
  const input = await fileIn(w, await reviewedCollab(w))
  const missing = { ...input, deliverableUid: `${input.deliverableUid.slice(0, -4)}0000` }
  expect(await refusal(w.oscar.call('downloadDeliverable', input))).toEqual(
    await refusal(w.oscar.call('downloadDeliverable', missing)),
  )
})
