import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { adReadyCollab, completedCollab, deliverablesOf, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const code = 'adcode-81Zx'
const seenBy = async (person: World['alice'], collabUid: string) => first(await deliverablesOf(person, collabUid))
const give = async (w: World, collabUid: string, days: 7 | 365 | null = 7) => {
  const { uid, version } = await seenBy(w.alice, collabUid)
  return w.alice.call('saveAdCode', { uid, version, code, days })
}

describeCall(contentCalls.saveAdCode, async (w) => {
  const { uid, version } = await seenBy(w.alice, await adReadyCollab(w))
  return { uid, version, code, days: 7 as const }
})

it('shows the brand the code until the platform ends it, and its creator afterwards too', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const until = plus(now(), 7 * dayMs).toISOString()
  expect((await give(w, collabUid)).adCode).toEqual({ state: 'active', code, until, askedAt: null })
  expect((await seenBy(w.bella, collabUid)).adCode).toEqual({ state: 'active', code, until, askedAt: null })
  const told = (await w.bella.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(told).toContain('Alice Moreau added a partnership ad code for the Instagram post')
  setClock(plus(now(), 8 * dayMs))
  expect((await seenBy(w.bella, collabUid)).adCode).toMatchObject({ state: 'ended', code: null })
  expect((await seenBy(w.alice, collabUid)).adCode).toMatchObject({ state: 'ended', code })
})

it('ends with the rights, however long the platform would let it work', async () => {
  const w = await world()
  const collabUid = await adReadyCollab(w)
  const { adCode, rights } = await give(w, collabUid, 365)
  expect(adCode?.until).toBe(rights.until)
  expect((await give(w, collabUid, null)).adCode?.until).toBe(rights.until)
})

it('keeps the code out of the timeline, notifications and mails', async () => {
  const w = await world()
  await give(w, await adReadyCollab(w))
  for (const table of ['events', 'notifications', 'mails']) {
    const { rows } = await w.database.pool.query(`select to_jsonb(t)::text as row from ${table} t`)
    expect(rows.filter(({ row }) => row.includes(code))).toEqual([])
  }
})

it('is for published posts with paid ads agreed alone', async () => {
  const w = await world()
  expect((await refusal(give(w, await reviewedCollab(w, { usageRights: 'paid', usageMonths: 3 })))).message).toBe(
    'This content isn’t published yet, so it can’t be run as an ad.',
  )
  const other = await world()
  expect((await refusal(give(other, await completedCollab(other)))).message).toBe(
    'Paid ads weren’t agreed for this content.',
  )
})

it('takes a code without spaces', async () => {
  const w = await world()
  const { uid, version } = await seenBy(w.alice, await adReadyCollab(w))
  const refused = await refusal(w.alice.call('saveAdCode', { uid, version, code: 'my code', days: null }))
  expect([refused.code, refused.message]).toEqual(['invalid-argument', expect.stringContaining('without spaces')])
})
