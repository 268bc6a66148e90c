import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { record } from '../../audit/server/record.ts'
import type { Suffix } from '../../audit/events.ts'
import { notifyAccounts } from '../../notifications/server/notify.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { timeWords } from './mails.ts'
import type { Host, Meeting } from './reads.ts'

/** Where the team's calls are. */
export const meetingsPath = '/app/admin/calls'

type Change = 'booked' | 'rescheduled' | 'cancelled' | 'unassigned' | 'reassigned' | 'starting-soon'
const titles: Record<Change, string> = {
  booked: 'New call',
  rescheduled: 'Call moved',
  cancelled: 'Call cancelled',
  unassigned: 'Call handed over to someone else',
  reassigned: 'Call handed over to you',
  'starting-soon': 'Call within the hour',
}

/** Tells whoever takes a call, on their own clock, once for each change. */
export async function notifyHost(tx: Tx, config: Config, change: Change, meeting: Meeting, host: Host): Promise<void> {
  await notifyAccounts(tx, config, [host], `meeting:${meeting.uid}:${meeting.version}:${change}`, {
    kind: `meeting.${change}`,
    title: `${titles[change]}: ${timeWords(meeting.startsAt, host.timezone)}`,
    lines: [
      `${meeting.name}, ${meeting.venue} in ${cityFacts[meeting.city].name} (${meeting.email}), ${meeting.minutes} minutes.`,
      ...(meeting.note ? [`“${meeting.note}”`] : []),
    ],
    path: meetingsPath,
    action: 'View your calls',
    mail: change !== 'starting-soon',
    until: meeting.startsAt,
  })
  await pushTo(tx, [host.uid], ['meeting'])
}

/** Writes down what happened to a call: whoever booked counts as the brand's side. */
export async function recordMeeting(
  tx: Tx,
  actor: Actor,
  kind: Suffix<'meeting'>,
  before: Meeting | null,
  after: Meeting,
): Promise<void> {
  const facts = ({ staffUid, startsAt, state }: Meeting) => ({ staffUid, startsAt: startsAt.toISOString(), state })
  const side = actor.system ? 'clock' : actor.staff ? 'staff' : 'brand'
  await record(
    tx,
    actor,
    side,
    `meeting.${kind}`,
    { subjectUid: after.uid },
    { ...(before && { before: facts(before) }), after: facts(after) },
  )
}
