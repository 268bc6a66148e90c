import { DateTime } from 'luxon'
import { otherYear, timezoneName } from '../../../kit/contract/when.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { MailWords } from '../../../kit/server/mail/layout.ts'
import { postUnlessStopped } from '../../accounts/server/strangers.ts'
import type { Host, Meeting } from './reads.ts'
import { calendarUrl, meetingPath } from './token.ts'

/** `Tue 3 Mar, 10:00 (London time)`, on somebody's own clock; of another year than now with it. */
export function timeWords(at: Date, timezone: string): string {
  const year = otherYear(at, timezone, now()).year ? ' yyyy' : ''
  const words = DateTime.fromJSDate(at, { zone: timezone }).setLocale('en-GB').toFormat(`ccc d LLL${year}, HH:mm`)
  return `${words} (${timezoneName(timezone)})`
}

type Occasion = 'booked' | 'rescheduled' | 'cancelled' | 'reassigned' | 'within-a-day' | 'in-an-hour'

const subjects: Record<Occasion, (host: string, time: string) => string> = {
  booked: (host, time) => `Your call with ${host}: ${time}`,
  rescheduled: (host, time) => `Moved: your call with ${host}, now ${time}`,
  cancelled: (host, time) => `Cancelled: your call with ${host}, ${time}`,
  reassigned: (host, time) => `Your call is now with ${host}: ${time}`,
  'within-a-day': (host, time) => `Reminder: your call with ${host}, ${time}`,
  'in-an-hour': (host, time) => `In an hour: your call with ${host}, ${time}`,
}

/** Mails the guest about their call, once for each occasion and change. */
export async function mailInvitee(
  tx: Tx,
  config: Config,
  occasion: Occasion,
  meeting: Meeting,
  host: Host,
): Promise<void> {
  const words = inviteeWords(config, occasion, meeting, host)
  const key = `meeting:${meeting.uid}:${meeting.version}:${occasion}`
  await mailAboutCall(tx, config, { to: meeting.email, key, words })
}

/** Anybody may type anybody’s address: whoever did not book can stop what is mailed there about calls. */
export async function mailAboutCall(
  tx: Tx,
  config: Config,
  mail: { to: string; key: string; words: MailWords },
): Promise<void> {
  const why = 'You got this email because someone used this address to book or ask for a call.'
  await postUnlessStopped(tx, config, { ...mail, senderUid: 'calls', why })
}

function inviteeWords(config: Config, occasion: Occasion, meeting: Meeting, host: Host): MailWords {
  const time = timeWords(meeting.startsAt, meeting.timezone)
  const subject = subjects[occasion](host.name, time)
  const here = (open?: 'move' | 'cancel') => `${config.publicUrl}${meetingPath(config, meeting.uid, open)}`
  if (occasion === 'cancelled') {
    return {
      subject,
      lines: [`Hi ${meeting.name}, your call on ${time} has been cancelled.`],
      action: { label: 'Choose another time', url: `${config.publicUrl}/schedule-call` },
      links: [{ label: 'Remove it from your calendar', url: calendarUrl(config, meeting.uid) }],
    }
  }
  return {
    subject,
    lines: [
      `Hi ${meeting.name}, you’re booked for a ${meeting.minutes}-minute call with ${host.name} about ${meeting.venue}: ${time}.`,
    ],
    ...(host.videoLink && { action: { label: 'Join the video call', url: host.videoLink } }),
    links: [
      { label: 'Add it to your calendar', url: calendarUrl(config, meeting.uid) },
      { label: 'Choose another time', url: here('move') },
      { label: 'Cancel call', url: here('cancel') },
    ],
    closing: 'You can move or cancel the call until it starts, no reason needed.',
  }
}
