import { Anchor, Button, Group } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { clockOf, dateTime, timezoneName } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { tierFacts } from '../../../../plans/tiers.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { type CallRow, meetingCalls } from '../../../contract.ts'
import { type CallState, outcomes } from '../../../meeting.ts'
import styles from '../calls.module.css'

const stateWords: Record<CallState, [Tone, string]> = {
  booked: ['calm', 'booked'],
  held: ['good', 'held'],
  'invitee-no-show': ['bad', 'guest did not come'],
  'staff-no-show': ['bad', 'we did not come'],
  cancelled: ['mute', 'cancelled'],
}
const outcomeWords = {
  held: 'It was held',
  'invitee-no-show': 'Guest did not come',
  'staff-no-show': 'We did not come',
}

/** One call: when, who, and what there is to do about it now. */
export function CallCard({ call }: { call: CallRow }) {
  const record = useWrite(meetingCalls.saveMeetingOutcome)
  const [tone, words] = stateWords[call.state]
  const came = [call.tier && `interested in ${tierFacts[call.tier].name}`, call.source && `from ${call.source}`]
  const isElsewhere = call.guestTimezone !== call.timezone
  return (
    <Card className={styles.callRow}>
      <div className={styles.callRowHead}>
        <strong>{dateTime(call.startsAt, call.timezone)}</strong>
        <Badge tone={tone}>{words}</Badge>
      </div>
      <div className="dim">
        {timezoneName(call.timezone)}
        {isElsewhere && `, for them ${clockOf(call.startsAt, call.guestTimezone)} ${timezoneName(call.guestTimezone)}`}
        {` · ${call.minutes} minutes with ${call.staffName}`}
      </div>
      <div>
        <b>{call.name}</b>, {call.venue}, {cityFacts[call.city].name}
        <div>
          <Anchor href={`mailto:${call.email}`}>{call.email}</Anchor>
        </div>
        {came.some(Boolean) && <div className="dim">{came.filter(Boolean).join(' · ')}</div>}
        {call.note && <p className="quote">{call.note}</p>}
      </div>
      <Group gap="xs">
        {call.state === 'booked' && call.videoLink && (
          <Button component="a" href={call.videoLink} target="_blank" rel="noreferrer" size="sm" variant="default">
            Join the video call
          </Button>
        )}
        {call.changePath && (
          <Button component="a" href={call.changePath} size="sm" variant="subtle">
            Move or cancel
          </Button>
        )}
        {call.can.record &&
          outcomes
            .filter((outcome) => outcome !== call.state)
            .map((outcome) => (
              <Button
                key={outcome}
                size="sm"
                variant={outcome === 'held' ? 'light' : 'default'}
                loading={record.busy}
                onClick={() => void record({ uid: call.uid, outcome })}
              >
                {outcomeWords[outcome]}
              </Button>
            ))}
      </Group>
    </Card>
  )
}
