import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { premiumCollab } from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const accessNeeds = 'Step-free access'
describeCall(logisticsCalls.saveAccessNeeds, async (w) => ({ collabUid: await premiumCollab(w), accessNeeds }))

it('tells the venue alone, and not by email', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds })
  const seenBy = async (person: typeof w.bella) => (await person.call('getLogistics', { collabUid })).extras.accessNeeds
  expect(await Promise.all([w.alice, w.ben, w.anna, w.ada].map(seenBy))).toEqual([accessNeeds, accessNeeds, '', ''])
  const mails = await mailsTo(w, 'bella@example.test')
  expect(mails.at(-1)?.subject).toBe('Alice Moreau told you about their access needs')
  expect(JSON.stringify(mails)).not.toContain('Step-free')
  // Taken back on any plan.
  await givePlan(w, 'basic')
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds: '' })
  expect(await seenBy(w.ben)).toBe('')
})
