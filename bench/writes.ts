import type pg from 'pg'
import { must, one } from '../src/kit/contract/must.ts'
import type { Config } from '../src/kit/server/config.ts'
import type { Person, Side } from './people.ts'
import type { Statement } from './statements.ts'
import { receiveOne } from './webhooks.ts'

type Run = { ms: number; statements: Statement[]; answer: unknown }
type Ask = (name: string, input: unknown, person: Person, turn: number) => Promise<Run>

/** So many collabs are brought from the request to a booked time. */
const collabs = 12

/** The writes that a visit takes, and the payment provider's webhook; each as often as there are such collabs. */
export async function runWrites(
  client: pg.Client,
  url: string,
  config: Config,
  people: Record<Side, Person[]>,
  ask: Ask,
  take: () => Statement[],
): Promise<{ name: string; by: Side; all: Run[] }[]> {
  const done: Record<string, Run[]> = { applyToBrief: [], approveCollab: [], scheduleVisit: [], sendMessage: [] }
  const run = async (name: string, input: unknown, person: Person) => {
    const made = await ask(name, input, person, 0)
    must(done[name]).push(made)
    return made.answer
  }
  await openDoors(client, people)
  for (const creator of people.creator.slice(0, collabs)) {
    const { brief, owner } = await freeBrief(client, creator, people.brand)
    const by = { influencerUid: creator.influencerUid }
    const applied = (await run('applyToBrief', { ...by, briefUid: brief, message: 'May I come?' }, creator)) as Changed
    const { uid, version } = applied
    const approved = (await run('approveCollab', { uid, version }, owner)) as Changed
    const { answer } = await ask('listOpenSlots', { uid: approved.uid, days: 60 }, creator, 0)
    const { slots } = answer as { slots: { startsAt: string; left: number }[] }
    const free = must(
      slots.find(({ left }) => left > 0),
      'a free slot',
    )
    const booking = { startsAt: free.startsAt, guests: 0, guestNames: [], needs: '' }
    await run('scheduleVisit', { uid: approved.uid, version: approved.version, ...booking }, creator)
    await run('sendMessage', { collabUid: approved.uid, key: 'first', text: 'See you there.' }, creator)
  }
  const calls = Object.entries(done).map(([name, all]) => {
    const by: Side = name === 'approveCollab' ? 'brand' : 'creator'
    return { name, by, all }
  })
  const webhooks: Run[] = []
  await receiveOne(url, config, async (receive) => {
    take()
    const began = performance.now()
    await receive()
    webhooks.push({ ms: performance.now() - began, statements: take(), answer: null })
  })
  return [...calls, { name: 'payment webhook', by: 'anybody', all: webhooks }]
}

type Changed = { uid: string; version: number }

/** Nobody of those who write is kept from it by what they have, or by what a brief asks. */
async function openDoors(client: pg.Client, { creator, brand }: Record<Side, Person[]>): Promise<void> {
  const creators = creator.slice(0, collabs).map(({ influencerUid }) => influencerUid)
  await client.query(
    `update collabs set outcome = 'withdrawn', closed_at = now() where influencer_uid = any($1) and outcome = 'open'`,
    [creators],
  )
  await client.query(
    `update briefs set held_at = null, spots_taken = 0, live_from = current_date - 9, live_until = current_date + 90,
      eligibility = '{"cities":[],"platforms":[],"followersFrom":null,"followersTo":null,"engagementFromBp":null,"engagementToBp":null,"ageBrackets":[],"languages":[],"listUids":[]}',
      shows_alcohol = false where brand_uid = any($1) and status = 'live'`,
    [brand.map(({ profileUid }) => profileUid)],
  )
}

/** A brief of somebody who asks, on which this creator has had no collab. */
async function freeBrief(
  client: pg.Client,
  creator: Person,
  owners: Person[],
): Promise<{ brief: string; owner: Person }> {
  const { rows } = await client.query<{ uid: string; brand: string }>(
    `select uid, brand_uid as brand from briefs b where brand_uid = any($1) and status = 'live' and city <> 'dubai'
      and not exists (select from collabs c where c.influencer_uid = $2 and c.brief_uid = b.uid) order by md5(uid || $2) limit 1`,
    [owners.map(({ profileUid }) => profileUid), creator.influencerUid],
  )
  const { uid, brand } = one(rows)
  return { brief: uid, owner: must(owners.find(({ profileUid }) => profileUid === brand)) }
}
