import { Anchor, Button, Group } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { clockOf, dateTime } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { tierFacts } from '../../../../plans/tiers.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { meetingCalls } from '../../../contract.ts'
import type { MeetingRow } from '../../../contract/team.ts'
import { type CallState, callStates } from '../../../columns.ts'
import { outcomes } from '../../../meeting.ts'
import styles from '../meetings.module.css'

const stateTones: Record<CallState, Tone> = {
  upcoming: 'calm',
  'to-record': 'warn',
  held: 'good',
  'invitee-no-show': 'bad',
  'staff-no-show': 'bad',
  cancelled: 'mute',
}

export function StateBadge({ meeting: { state } }: { meeting: MeetingRow }) {
  return <Badge tone={stateTones[state]}>{callStates[state]}</Badge>
}

/** It is neither over nor cancelled, as far as we know. */
export const isBooked = ({ state }: MeetingRow) => state === 'upcoming' || state === 'to-record'

/** One call: when, who, and what there is to do about it now. */
export function MeetingCard({ meeting }: { meeting: MeetingRow }) {
  const record = useWrite(meetingCalls.saveMeetingOutcome)
  const came = [
    meeting.tier && `interested in ${tierFacts[meeting.tier].name}`,
    meeting.source && `from ${meeting.source}`,
  ]
  const isElsewhere = meeting.inviteeTimezone !== meeting.timezone
  return (
    <Card className={styles.meetingRow}>
      <div className={styles.meetingRowHead}>
        <strong>{dateTime(meeting.startsAt, meeting.timezone)}</strong>
        <StateBadge meeting={meeting} />
      </div>
      <div className="dim">
        {timezoneName(meeting.timezone)}
        {isElsewhere &&
          `, ${clockOf(meeting.startsAt, meeting.inviteeTimezone)} ${timezoneName(meeting.inviteeTimezone)} for them`}
        {` · ${meeting.minutes} minutes with ${meeting.host.name}`}
      </div>
      <div>
        <b>{meeting.name}</b>, {meeting.venue}, {cityFacts[meeting.city].name}
        <div>
          <Anchor href={`mailto:${meeting.email}`}>{meeting.email}</Anchor>
        </div>
        {came.some(Boolean) && <div className="dim">{came.filter(Boolean).join(' · ')}</div>}
        {meeting.note && <p className="quote">{meeting.note}</p>}
      </div>
      <Group gap="xs">
        {isBooked(meeting) && meeting.videoLink && (
          <Button component="a" href={meeting.videoLink} target="_blank" rel="noreferrer" size="sm" variant="default">
            Join the video call
          </Button>
        )}
        {meeting.changePath && (
          <Button component="a" href={meeting.changePath} size="sm" variant="subtle">
            Move or cancel
          </Button>
        )}
        {meeting.can.record &&
          outcomes
            .filter((outcome) => outcome !== meeting.state)
            .map((outcome) => (
              <Button
                key={outcome}
                size="sm"
                variant={outcome === 'held' ? 'light' : 'default'}
                loading={record.busy}
                onClick={() => void record({ uid: meeting.uid, outcome })}
              >
                {callStates[outcome]}
              </Button>
            ))}
      </Group>
    </Card>
  )
}
