import { dayMs, hourMs, minuteMs, plus, setClock } from '../../kit/server/clock.ts'
import { must } from '../../kit/contract/must.ts'
import type { TaskKind } from '../../domains/campaigns/tasks.ts'
import type { DemoActor } from './actor.ts'
import type { DemoWorld } from './demo-world.ts'

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const toFifty = (minor: number) => Math.ceil(minor / 5_000) * 5_000

/**
 * The demo brand has run one campaign, which is over, and is in the midst of another over both of its venues that needs more
 * visits; its expert has done the first tasks, answered one question, and has another to answer. Leaves the clock at
 * the present.
 */
export async function makeDemoCampaigns(world: DemoWorld, present: number): Promise<void> {
  const brandUid = world.people.brands.harbour
  const { act } = must(
    world.brands.find(({ uid }) => uid === brandUid),
    'brand',
  )
  const expert = world.accountManager
  await makeEnded({ act, expert, brandUid }, present)
  const { uid, tasks } = await makeRunning({ act, expert, brandUid, otherUid: world.people.brands.lantern }, present)
  await tick(expert, tasks, 'shortlist', 'Six creators for weekday evenings. Four are on your list “Winter menu”.')
  const morning = workdayBefore(present)
  setClock(morning)
  await tick(expert, tasks, 'outreach', 'Four invited, two have said yes so far.')
  const asked = await act('askExpert', {
    brandUid,
    campaignUid: uid,
    text: 'Reels or Stories for the winter menu? Our last Stories brought fewer bookings.',
  })
  setClock(plus(morning, 85 * minuteMs))
  await expert('replyToExpertQuestion', {
    uid: asked.uid,
    key: 'answer',
    text: 'Reels: they brought most of your views this autumn. Keep one Story with the booking link for each visit.',
  })
  await expert('addExpertTask', {
    campaignUid: uid,
    kind: 'shortlist',
    note: 'Two more creators for Soho, for evenings.',
    dueOn: dayOf(present + 3 * dayMs),
  })
  setClock(new Date(present - hourMs))
  await act('askExpert', {
    brandUid,
    campaignUid: uid,
    text: 'We’re behind on visits. Should we open Thursdays as well?',
  })
  setClock(new Date(present))
}

/** Ten in London, or eleven in summer, on a working day at least three days ago. */
function workdayBefore(present: number): Date {
  const at = new Date(present - 3 * dayMs)
  at.setUTCHours(10, 0, 0, 0)
  while (at.getUTCDay() === 0 || at.getUTCDay() === 6) at.setUTCDate(at.getUTCDate() - 1)
  return at
}

type Parts = { act: DemoActor; expert: DemoActor; brandUid: string }

/** What the visits of a period have come to at both venues, with the briefs they were for. */
async function resultOf({ act, brandUid }: Parts, from: string, until: string) {
  const { now, rows } = await act('getValue', { brandUid, from, until, by: 'brief', all: true })
  return { now, briefUids: rows.slice(0, 4).map(({ key }) => key), rows: rows.slice(0, 4) }
}

async function makeEnded(parts: Parts, present: number): Promise<void> {
  const { act, expert, brandUid } = parts
  const [from, until] = [dayOf(present - 50 * dayMs), dayOf(present - 13 * dayMs)]
  setClock(new Date(present))
  const { briefUids, rows } = await resultOf(parts, from, until)
  const sum = (pick: (row: (typeof rows)[number]['summary']) => number | null) =>
    rows.reduce((total, { summary }) => total + (pick(summary) ?? 0), 0)
  setClock(new Date(present - 51 * dayMs))
  const { uid } = await act('createCampaign', {
    brandUid,
    fields: {
      name: 'Autumn menu',
      goal: 'new-menu',
      about: 'Show the autumn dishes while they’re new.',
      from,
      until,
      budgetMinor: toFifty(sum(({ costMinor }) => costMinor) * 1.05),
      visits: Math.max(
        1,
        sum(({ collabs }) => collabs),
      ),
      deliverables: Math.max(
        1,
        sum(({ deliverables }) => deliverables),
      ),
      views: Math.max(1_000, Math.round((sum(({ views }) => views) * 1.1) / 1_000) * 1_000),
      bookings: null,
    },
  })
  await act('addCampaignBriefs', { uid, briefUids })
  setClock(new Date(present - 9 * dayMs))
  const { tasks } = await expert('getCampaign', { uid })
  for (const { uid: task, kind, dueOn } of tasks)
    await expert('changeExpertTask', { uid: task, note: doneNotes[kind], dueOn, done: true })
}

const doneNotes: Readonly<Record<TaskKind, string>> = {
  shortlist: 'Five creators from London, chosen by their dinner Reels.',
  outreach: 'All five invited, four came.',
  review: 'Moved two visits to Thursday, when the light at the counter is best.',
  report: 'Visits reached, views just short: half of the content came late.',
}

async function makeRunning(parts: Parts & { otherUid: string }, present: number) {
  const { act, brandUid, otherUid } = parts
  const [from, until] = [dayOf(present - 12 * dayMs), dayOf(present + 30 * dayMs)]
  setClock(new Date(present))
  const { now } = await resultOf(parts, from, until)
  const { rows: ofBoth } = await act('listBrandBriefs', { brandUid: otherUid, status: 'live' })
  const { rows } = await act('listBrandBriefs', { brandUid, status: 'live' })
  setClock(new Date(present - 12 * dayMs))
  const { uid } = await act('createCampaign', {
    brandUid,
    fields: {
      name: 'Winter menu',
      goal: 'new-menu',
      about: 'Everyone in Shoreditch and Soho should know about the new menus before Christmas.',
      from,
      until,
      budgetMinor: 150_000,
      visits: Math.max(8, now.collabs * 5),
      deliverables: Math.max(8, now.deliverables * 2),
      views: Math.max(20_000, Math.round(((now.views ?? 0) * 2.2) / 1_000) * 1_000),
      bookings: 20,
    },
  })
  await act('addCampaignBriefs', { uid, briefUids: [...rows, ...ofBoth].map(({ card }) => card.uid) })
  return act('getCampaign', { uid })
}

async function tick(
  expert: DemoActor,
  tasks: readonly { uid: string; kind: string; dueOn: string }[],
  kind: string,
  note: string,
): Promise<void> {
  const { uid, dueOn } = must(
    tasks.find((task) => task.kind === kind),
    'task',
  )
  await expert('changeExpertTask', { uid, note, dueOn, done: true })
}
