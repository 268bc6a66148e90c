import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab, suggestingRequest } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { requestList } from '../../request-list.ts'
import { sortsOf } from '../../../../kit/contract/table.ts'

describeCall(collabCalls.browseRequests, async (w) => {
  await requestedCollab(w)
  return { brandUid: w.luna }
})

/** Alice asks first, Olivia a moment later, both for the same brief. */
async function twoRequests(w: World) {
  const alice = await requestedCollab(w)
  const asked = { briefUid: alice.brief.uid, influencerUid: w.oliviaInfluencer, message: 'Counter seats, please.' }
  return { alice, olivia: await w.olivia.call('applyToBrief', asked) }
}

const names = async (w: World, asked: object) =>
  (await w.bella.call('browseRequests', { brandUid: w.luna, ...asked })).rows.map(({ influencer }) => influencer.name)

it('lists requests alone that wait for the brand, and finds them by creator, words and brief', async () => {
  const w = await world()
  const { olivia } = await twoRequests(w)
  const both = ['Alice Moreau', 'Olivia Grant']
  expect((await names(w, {})).toSorted()).toEqual(both)
  expect((await w.bella.call('browseRequests', { brandUid: w.luna, want: 'count' })).count).toBe(2)
  expect(await names(w, { search: 'counter SEATS' })).toEqual(['Olivia Grant'])
  expect(await names(w, { search: 'alice' })).toEqual(['Alice Moreau'])
  expect((await names(w, { search: olivia.brief.title })).toSorted()).toEqual(both)
  expect(await names(w, { where: [{ field: 'brief', is: 'not', values: [olivia.brief.uid] }] })).toEqual([])
  await w.bella.call('declineCollab', { uid: olivia.uid, version: olivia.version, reason: 'dates' })
  expect(await names(w, {})).toEqual(['Alice Moreau'])
})

it('goes through all of them in every order it offers, one at a time', async () => {
  const w = await world()
  await twoRequests(w)
  for (const sort of sortsOf(requestList)) {
    const first = await w.bella.call('browseRequests', { brandUid: w.luna, sort, limit: 1 })
    expect([sort, first.nextCursor !== null]).toEqual([sort, true])
    const second = await names(w, { sort, limit: 1, cursor: first.nextCursor })
    expect(new Set([first.rows[0]?.influencer.name, ...second])).toEqual(new Set(['Alice Moreau', 'Olivia Grant']))
  }
})

it('sorts by the match that it shows', async () => {
  const w = await world()
  await twoRequests(w)
  for (const [sort, sign] of [
    ['match', 1],
    ['-match', -1],
  ] as const) {
    const { rows } = await w.bella.call('browseRequests', { brandUid: w.luna, sort })
    const shown = rows.map(({ fit }) => fit)
    expect(shown).toEqual(shown.toSorted((a, b) => sign * (a - b)))
    expect(new Set(shown).size).toBe(2)
  }
})

it('tells requests with suggested terms from the others', async () => {
  const w = await world()
  await suggestingRequest(w)
  const having = (value: string) => ({ where: [{ field: 'terms', is: 'is', values: [value] }] })
  expect(await names(w, having('suggested'))).toEqual(['Alice Moreau'])
  expect(await names(w, having('brief'))).toEqual([])
})

it('counts the followers of the account that the brief asks for', async () => {
  const w = await world()
  await twoRequests(w)
  const has = async (person: Person, uid: string, platform: 'instagram' | 'tiktok', followers: number) => {
    const { version, social } = await person.call('getInfluencerProfile', { uid })
    const { url: _url, confirmedHow: _how, confirmedAt: _at, ...account } = must(social[0])
    await person.call('saveSocialAccount', { uid, version, account: { ...account, platform, followers } })
  }
  await has(w.alice, w.aliceInfluencer, 'instagram', 3_300)
  await has(w.alice, w.aliceInfluencer, 'tiktok', 90_000)
  await has(w.olivia, w.oliviaInfluencer, 'instagram', 5_500)
  expect(await names(w, { sort: '-followers' })).toEqual(['Olivia Grant', 'Alice Moreau'])
  const atLeast = (least: string) => names(w, { where: [{ field: 'followers', is: 'min', values: [least] }] })
  expect(await atLeast('4000')).toEqual(['Olivia Grant'])
  expect(await atLeast('6000')).toEqual([])
})
