import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
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
