import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { safetyCalls } from '../../contract.ts'

async function reported(w: World) {
  const pair = { brandUid: w.luna, influencerUid: w.aliceInfluencer, reason: 'conduct' as const }
  return w.alice.call('reportProfile', pair)
}

describeCall(safetyCalls.decideReport, async (w) => ({
  ...(await reported(w)),
  outcome: 'none',
  note: 'No sign of it.',
}))

it('tells the reporter, warns who was reported in the words of the team, and leaves the queue', async () => {
  const w = await world()
  const { uid } = await reported(w)
  await w.anna.call('decideReport', { uid, outcome: 'warned', note: 'Please host what you agreed.' })
  const titles = async (person: World['alice']) =>
    (await person.call('listNotifications', {})).rows.map(({ title }) => title)
  expect(await titles(w.alice)).toEqual(['We’ve looked into your report'])
  expect(await titles(w.bella)).toEqual(['A warning from our team'])
  expect((await w.ada.call('listReports', {})).rows).toEqual([])
  const again = w.ada.call('decideReport', { uid, outcome: 'none', note: 'Again.' })
  expect((await refusal(again)).code).toBe('not-found')
})

it('keeps the hold after a warning until no report is open, and lifts it when too few are left', async () => {
  const w = await world()
  const brief = await liveBrief(w)
  const report = (by: 'bella' | 'oscar') =>
    w[by].call('reportProfile', {
      brandUid: by === 'bella' ? w.luna : w.orso,
      influencerUid: w.aliceInfluencer,
      reason: 'spam',
    })
  const decide = (uid: string, outcome: 'none' | 'warned') =>
    w.ada.call('decideReport', { uid, outcome, note: 'We looked into it.' })
  const isHeld = async () => (await w.ada.call('listReports', {})).rows[0]?.isHeld
  const [first, second] = [await report('bella'), await report('oscar')]
  await decide(first.uid, 'warned')
  expect(await isHeld()).toBe(true)
  const request = () => w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer })
  expect((await refusal(request())).message).toContain('You can’t contact anyone new')
  await decide(second.uid, 'none')
  await request()
  // What was settled before a report was made is no part of it.
  setClock(plus(now(), minuteMs))
  const third = await report('oscar')
  expect(await isHeld()).toBe(false)
  await report('bella')
  expect(await isHeld()).toBe(true)
  await decide(third.uid, 'none')
  expect(await isHeld()).toBe(false)
})
