import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { bringFor, captionFor, deliverablesOf, visitedCollab } from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { type TickedRule, tickedRules } from '../../checklist.ts'
import { contentCalls } from '../../contract.ts'

/** Drafts of Alice for what is still to be delivered, with nothing vouched for. */
async function drafts(w: World, collabUid: string, most = 9) {
  const { terms } = await w.alice.call('getCollab', { uid: collabUid })
  const open = (await deliverablesOf(w.alice, collabUid)).filter(({ can }) => can.save).slice(0, most)
  const kept: { uid: string; version: number }[] = []
  for (const [seed, { uid, version, ...asked }] of open.entries()) {
    const fileUid = await bringFor(w, w.alice, asked, seed + 1)
    const draft = { fileUids: [fileUid], caption: captionFor(must(terms)), ticks: [] as TickedRule[] }
    const saved = await w.alice.call('saveDeliverable', { uid, version, ...draft })
    kept.push({ uid, version: saved.version })
  }
  return kept
}
const ticks = [...tickedRules]

describeCall(contentCalls.submitContent, async (w) => {
  const collabUid = await visitedCollab(w)
  return { collabUid, deliverables: await drafts(w, collabUid), ticks }
})

it('hands over everything at once, vouched for once: the review clock starts, and the brand sees what was confirmed', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const deliverables = await drafts(w, collabUid)
  expect(deliverables.length).toBeGreaterThan(1)
  expect(await w.alice.call('submitContent', { collabUid, deliverables, ticks })).toEqual({
    submitted: deliverables.length,
  })
  expect((await w.bella.call('getCollab', { uid: collabUid })).stage).toBe(5)
  for (const one of await deliverablesOf(w.bella, collabUid))
    expect(one).toMatchObject({ state: 'in-review', ticks, autoApproveAt: expect.any(String) })
})

it('does not ask again for what was confirmed with earlier content of the visit', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const first = await drafts(w, collabUid, 1)
  await w.alice.call('submitContent', { collabUid, deliverables: first, ticks })
  const rest = await drafts(w, collabUid)
  await w.alice.call('submitContent', { collabUid, deliverables: rest, ticks: [] })
  expect((await deliverablesOf(w.bella, collabUid)).map((one) => one.ticks)).toEqual([ticks, ticks])
})

it('hands over nothing while a promise or a file is missing, and says which deliverable it is about', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const deliverables = await drafts(w, collabUid, 1)
  const without = (await deliverablesOf(w.alice, collabUid)).filter(({ versions }) => versions.length === 0)
  const both = [...deliverables, ...without.map(({ uid, version }) => ({ uid, version }))]
  const call = (change: object) => refusal(w.alice.call('submitContent', { collabUid, deliverables, ticks, ...change }))
  expect((await call({ ticks: ['features'] })).message).toBe('Please confirm: It showcases the brand.')
  expect((await call({ deliverables: both })).message).toMatch(/^Instagram .+: Choose a file first, then send it\.$/)
  for (const one of await deliverablesOf(w.alice, collabUid)) expect(one.state).toBe('to-upload')
})

it('hands over nothing of another collab', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const deliverables = await drafts(w, collabUid)
  const { uid: other } = await approvedCollab(w)
  expect(await refusal(w.alice.call('submitContent', { collabUid: other, deliverables, ticks }))).toMatchObject({
    code: 'not-found',
  })
})

it('refuses what was changed meanwhile, and sends once of two at once', async () => {
  const w = await world()
  const collabUid = await visitedCollab(w)
  const deliverables = await drafts(w, collabUid)
  const stale = deliverables.map(({ uid, version }) => ({ uid, version: version - 1 }))
  expect((await refusal(w.alice.call('submitContent', { collabUid, deliverables: stale, ticks }))).code).toBe('aborted')
  const send = () => w.alice.call('submitContent', { collabUid, deliverables, ticks })
  expect(codes(await Promise.allSettled([send(), send()])).sort()).toEqual(['aborted', 'ok'])
})
