import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { mustGet } from '../../../../kit/contract/must.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Db, Tx } from '../../../../kit/server/database.ts'
import { eachDue } from '../../../../kit/server/due.ts'
import { systemActor } from '../../../../access/roles.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { accountFacts, staffFacts } from '../../../accounts/server/facts.ts'
import { notifyAdmins } from '../../../notifications/server/notify-admins.ts'
import { awayAt } from '../../hours.ts'
import { findHost } from '../choose.ts'
import { mailInvitee } from '../mails.ts'
import { getHost, type Meeting } from '../reads.ts'
import { saveMeeting } from '../save.ts'
import { meetings, staffHours } from '../tables.ts'
import { meetingsPath, recordMeeting, notifyHost } from '../notify-host.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

/** Hands the calls of who has left the team, or is away that day, to their substitute or whoever is free then. */
export const reassignMeetings: DomainJob = {
  name: 'reassign-meetings',
  cron: '*/10 * * * *',
  run: async (parts) => {
    const orphaned = new Map((await listOrphaned(parts.db)).map(({ uid, slug }) => [uid, slug]))
    await eachDue(
      parts,
      'reassign-meetings',
      async () => [...orphaned.keys()],
      async (tx, uid) => {
        const [meeting] = await tx.select().from(meetings).where(eq(meetings.uid, uid)).for('update')
        if (meeting?.state === 'booked') await reassign(tx, parts.config, meeting, mustGet(orphaned, uid))
      },
    )
  },
}

async function listOrphaned(db: Db): Promise<{ uid: string; slug: string | null }[]> {
  const rows = await db
    .select({
      uid: meetings.uid,
      startsAt: meetings.startsAt,
      slug: staffFacts.slug,
      gone: sql<boolean>`${or(isNull(staffFacts.accountUid), isNotNull(accountFacts.disabledAt))}`,
      timezone: staffHours.timezone,
      away: staffHours.away,
    })
    .from(meetings)
    .innerJoin(accountFacts, eq(accountFacts.uid, meetings.staffUid))
    .innerJoin(staffHours, eq(staffHours.accountUid, meetings.staffUid))
    .leftJoin(staffFacts, eq(staffFacts.accountUid, meetings.staffUid))
    .where(and(eq(meetings.state, 'booked'), gt(meetings.startsAt, now())))
  return rows.filter((row) => row.gone || awayAt(row, row.startsAt))
}

async function reassign(tx: Tx, config: Config, before: Meeting, slug: string | null): Promise<void> {
  const substitute = slug && (await findHost(tx, { ...before, with: slug }))
  const next = substitute || (await findHost(tx, before))
  const old = await getHost(tx, before.staffUid)
  if (!next) {
    await notifyAdmins(tx, config, `meeting:${before.uid}:${before.version}:host-missing`, {
      kind: 'meeting.host-missing',
      title: `No one is free for ${possessive(before.name)} call`,
      lines: [`${old.name} can’t take the call with ${before.venue}, and no one else is free.`],
      path: meetingsPath,
      action: 'View calls',
    })
    return
  }
  const after = await saveMeeting(tx, before.uid, { staffUid: next.uid })
  await recordMeeting(tx, systemActor, 'reassigned', before, after)
  const host = await getHost(tx, next.uid)
  await mailInvitee(tx, config, 'reassigned', after, host)
  await notifyHost(tx, config, 'reassigned', after, host)
  if (slug) await notifyHost(tx, config, 'unassigned', after, old)
}
