import { expect, it } from 'vitest'
import { dayMs, hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { paymentContext, settle, startTrial } from '../../../../world/payments.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { reminderOf } from '../plan-words.ts'
import { remindTrials } from './remind-trials.ts'

const remindersOf = async (w: World) =>
  (await w.bella.call('listNotifications', {})).rows.filter(({ title }) => title.startsWith('Your free trial ends'))
const runAt = async (w: World, at: Date) => {
  setClock(at)
  await remindTrials.run(paymentContext(w))
}
const [before, due] = [plus(storyStart, 7 * dayMs - hourMs), plus(storyStart, 7 * dayMs)]

it('reminds once, a week before, of the payment that comes, by notification and email', async () => {
  const w = await world()
  await startTrial(w, 'good')
  await runAt(w, before)
  expect(await remindersOf(w)).toEqual([])
  await runAt(w, due)
  await Promise.all([runAt(w, plus(due, hourMs)), runAt(w, plus(due, hourMs))])
  expect((await remindersOf(w)).map(({ title }) => title)).toEqual(['Your free trial ends on 16 March 2026'])
  const mail = (await mailsTo(w, 'bella@example.test')).find(({ subject }) =>
    subject.startsWith('Your free trial ends'),
  )
  expect(mail?.text).toContain('From then on you’ll pay £99 a month for Starter')
  expect(mail?.text).toContain('cancel your plan before 16 March 2026')
})

it('asks for a card where there is none', async () => {
  const w = await world()
  await startTrial(w, 'none')
  await runAt(w, due)
  const [reminder] = await remindersOf(w)
  expect(reminder?.body).toContain(
    'To keep Starter, add a card before 16 March 2026. You’ll then pay £99 a month, plus any collab fees.',
  )
})

it('says nothing of a trial that was cancelled, and reminds when it is taken back', async () => {
  const w = await world()
  await startTrial(w, 'good')
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  await runAt(w, due)
  expect(await remindersOf(w)).toEqual([])
  await w.bella.call('resumePlan', { brandUid: w.luna })
  await settle(w)
  await runAt(w, plus(due, hourMs))
  expect(await remindersOf(w)).toHaveLength(1)
})

it('comes a week before a trial of two weeks or more, three days before a shorter one', () => {
  const daysBefore = (days: number) => {
    const endsAt = plus(storyStart, days * dayMs)
    return (endsAt.getTime() - reminderOf({ startedAt: storyStart, endsAt }).getTime()) / dayMs
  }
  expect([7, 13, 14, 90].map(daysBefore)).toEqual([3, 3, 7, 7])
})
