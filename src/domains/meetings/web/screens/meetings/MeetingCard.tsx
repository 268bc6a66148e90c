import { Anchor, Button, Group } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../../kit/contract/when.ts'
import { clockOf, dateTime } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { tierFacts } from '../../../../plans/tiers.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { meetingCalls } from '../../../contract.ts'
import type { MeetingRow } from '../../../contract/team.ts'
import { type MeetingState, outcomes } from '../../../meeting.ts'
import styles from '../meetings.module.css'

const stateWords: Record<MeetingState, [Tone, string]> = {
  booked: ['calm', 'booked'],
  held: ['good', 'held'],
  'invitee-no-show': ['bad', 'customer didn’t join'],
  'staff-no-show': ['bad', 'we didn’t join'],
  cancelled: ['mute', 'cancelled'],
}
const outcomeWords = {
  held: 'Call held',
  'invitee-no-show': 'Customer didn’t join',
  'staff-no-show': 'We didn’t join',
}

/** One call: when, who, and what there is to do about it now. */
export function MeetingCard({ meeting }: { meeting: MeetingRow }) {
  const record = useWrite(meetingCalls.saveMeetingOutcome)
  const [tone, words] = stateWords[meeting.state]
  const came = [
    meeting.tier && `interested in ${tierFacts[meeting.tier].name}`,
    meeting.source && `from ${meeting.source}`,
  ]
  const isElsewhere = meeting.inviteeTimezone !== meeting.timezone
  return (
    <Card className={styles.meetingRow}>
      <div className={styles.meetingRowHead}>
        <strong>{dateTime(meeting.startsAt, meeting.timezone)}</strong>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <div className="dim">
        {timezoneName(meeting.timezone)}
        {isElsewhere &&
          `, ${clockOf(meeting.startsAt, meeting.inviteeTimezone)} ${timezoneName(meeting.inviteeTimezone)} for them`}
        {` · ${meeting.minutes} minutes with ${meeting.staffName}`}
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
        {meeting.state === 'booked' && meeting.videoLink && (
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
                {outcomeWords[outcome]}
              </Button>
            ))}
      </Group>
    </Card>
  )
}
