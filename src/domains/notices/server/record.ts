import { newUid } from '../../../kit/contract/ids.ts'
import { say } from '../../../kit/server/bus.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Config } from '../../../kit/server/config.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import type { Actor } from '../../accounts/roles.ts'
import { deliveryOf } from '../delivery.ts'
import { listListeners } from './choices.ts'
import { mailOrHold } from './mailing.ts'
import { events, notices } from './tables.ts'

export const sides = ['brand', 'influencer', 'staff', 'venue', 'reviewer', 'clock'] as const
export type Side = (typeof sides)[number]
export const liveChannel = 'live'

type Subject = { subjectUid: string; brandUid?: string | null; influencerUid?: string | null }
type Change = { before?: Record<string, unknown>; after?: Record<string, unknown>; why?: string | null }

/** Writes what happened, in the transaction of the action. Staff writes carry before and after: this is the audit log too. */
export async function record(
  tx: Tx,
  actor: Actor,
  side: Side,
  kind: string,
  subject: Subject,
  change: Change = {},
): Promise<string> {
  const uid = newUid('event')
  const who = actor.actingBy
    ? { actorUid: actor.actingBy, side: 'staff', as: actor.accountUid }
    : { actorUid: actor.accountUid, side, as: null }
  const { actorUid, as } = who
  const after = as ? { ...change.after, as } : change.after
  await tx
    .insert(events)
    .values({ uid, at: now(), kind, ...subject, ...change, actorUid, side: who.side, ...(after && { after }) })
  return uid
}

/** What a person is told, as a notice in the product and as a mail. `path` is where both lead. */
export type Telling = {
  kind: string
  title: string
  lines: readonly string[]
  path: string
  action: string
  mail?: boolean
  /** When what it asks is due, or what it tells of begins: a mail is not held until it is too late. */
  until?: Date
}

/**
 * Tells the people behind a profile, once per `key`: a notice, a mail unless `mail` is false, and a push to open pages.
 * Written with the action; the mail leaves through the outbox, when and if its person wants it (`deliveryOf`).
 */
export async function notify(tx: Tx, config: Config, profileUid: string, key: string, telling: Telling): Promise<void> {
  await tell(tx, config, await listMembers(tx, profileUid), key, telling)
}

/** Tells certain accounts; see `notify`. */
export async function tell(
  tx: Tx,
  config: Config,
  people: readonly { uid: string; email: string }[],
  key: string,
  telling: Telling,
): Promise<void> {
  const { kind, title, lines, path } = telling
  if (people.length === 0) return
  const at = now()
  const listeners = await listListeners(tx, people)
  const deliveries = new Map(
    listeners.map(({ uid, isStaff, choices }) => [
      uid,
      deliveryOf(choices, { kind, isStaff, until: telling.until }, at),
    ]),
  )
  const told = await tx
    .insert(notices)
    .values(
      people.map(({ uid }) => {
        const hidden = !deliveries.get(uid)!.shown
        const isRead = hidden ? { readAt: at } : {}
        return {
          ...{ uid: newUid('notice'), key: `${key}:${uid}`, accountUid: uid },
          ...{ at, kind, title, body: lines.join(' '), path, hidden },
          ...isRead,
        }
      }),
    )
    .onConflictDoNothing()
    .returning({ uid: notices.accountUid })
  const isNew = new Set(told.map(({ uid }) => uid))
  for (const person of people) {
    if (telling.mail === false || !isNew.has(person.uid)) continue
    await mailOrHold(tx, config, person, `${key}:${person.uid}`, telling, deliveries.get(person.uid)!)
  }
  await pushTo(tx, [...isNew], ['notice'])
}

/** Makes the open pages of these accounts fetch again whatever shows a touched kind of record. */
export async function pushTo(tx: Tx, accountUids: readonly string[], touches: readonly string[]): Promise<void> {
  for (let from = 0; from < accountUids.length; from += 100) {
    await say(tx, liveChannel, JSON.stringify({ to: accountUids.slice(from, from + 100), touches }))
  }
}

/** The same for every open page: for what may be on anybody's. */
export async function pushToAll(tx: Tx, touches: readonly string[]): Promise<void> {
  await say(tx, liveChannel, JSON.stringify({ to: null, touches }))
}

/** The same for everyone behind the profiles. */
export async function pushToProfiles(
  tx: Tx,
  profileUids: readonly string[],
  touches: readonly string[],
): Promise<void> {
  const people = new Set<string>()
  for (const uid of profileUids) for (const member of await listMembers(tx, uid)) people.add(member.uid)
  await pushTo(tx, [...people], touches)
}
