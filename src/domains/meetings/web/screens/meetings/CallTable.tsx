import { Button, Group } from '@mantine/core'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { dateTime } from '../../../../../kit/web/format.ts'
import { ChoiceCell } from '../../../../../kit/web/grid/choice-cell.tsx'
import { textColumn, timeColumn } from '../../../../../kit/web/grid/columns.ts'
import type { GridColumn } from '../../../../../kit/web/grid/grid-column.ts'
import { uniqueChoices } from '../../../../../kit/web/grid/filter-words.ts'
import type { LeftOut } from '../../../../../kit/web/grid/table-state.ts'
import { LinkTo, type To } from '../../../../../kit/web/link.tsx'
import type { BulkAction } from '../../../../desk/web/bulk-action.ts'
import { DeskTable } from '../../../../desk/web/parts/DeskTable.tsx'
import type { Preset } from '../../../../desk/web/use-desk-state.ts'
import { tierFacts } from '../../../../plans/tiers.ts'
import { cityFacts } from '../../../../profiles/vocabulary.ts'
import { toBrand } from '../../../../profiles/web/links.ts'
import { useSession } from '../../../../profiles/web/session.tsx'
import { callColumns, callStates } from '../../../columns.ts'
import { meetingCalls } from '../../../contract.ts'
import type { MeetingRow } from '../../../contract/team.ts'
import { outcomes } from '../../../meeting.ts'
import { isBooked, MeetingCard, StateBadge } from './MeetingCard.tsx'

const outcomeChoices = outcomes.map((value) => ({ value, label: callStates[value] }))

const columns: GridColumn<MeetingRow>[] = [
  {
    key: 'starts',
    text: ({ startsAt }) => startsAt,
    render: ({ startsAt, timezone }) => <b>{dateTime(startsAt, timezone)}</b>,
  },
  textColumn('name', ({ name }) => name),
  { key: 'venue', text: ({ venue }) => venue, render: (call) => <Venue call={call} /> },
  { key: 'email', text: ({ email }) => email, render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  textColumn('city', ({ city }) => cityFacts[city].name),
  { key: 'state', text: ({ state }) => callStates[state], render: (call) => <State call={call} /> },
  textColumn('host', ({ host }) => host.name),
  textColumn('tier', ({ tier }) => (tier ? tierFacts[tier].name : '–'), { isHidden: true }),
  textColumn('source', ({ source }) => source || '–', { isHidden: true }),
  { key: 'note', text: ({ note }) => note, render: ({ note }) => note || '–', wraps: true, isHidden: true },
  timeColumn('created', ({ createdAt }) => createdAt, { isHidden: true }),
  { key: 'actions', text: null, render: (call) => <Actions call={call} /> },
]

const toHours: To = { path: '/app/admin/calls', search: { tab: 'hours' } }

/** What is over, until somebody looks for it. */
const past: LeftOut = {
  condition: { field: 'state', is: 'not', values: [...outcomes, 'cancelled'] },
  words: 'Past calls hidden',
  show: 'Show past calls',
}

const recording: BulkAction<MeetingRow> = {
  label: 'Record outcome',
  call: meetingCalls.saveMeetingOutcome,
  choice: { label: 'How did they go?', choices: outcomeChoices },
  title: (outcome) => `Record: ${outcome}`,
  itemOf: ({ uid, state, can }, outcome) => {
    if (state === 'cancelled') return 'cancelled'
    if (!can.record) return 'hasn’t started yet'
    if (state === outcome) return 'already has it'
    const input = { uid, outcome }
    const was = outcomes.find((one) => one === state)
    return was ? { input, undo: { uid, outcome: was } } : { input }
  },
}

/** One's own calls, an admin's: everybody's. */
export function CallTable() {
  const { user } = useSession()
  const presets: Preset[] = [
    { name: callStates['to-record'], state: { where: 'state.is.to-record' } },
    {
      name: 'Past and cancelled',
      state: { where: `state.is.${[...outcomes, 'cancelled'].join(',')}`, sort: '-starts' },
    },
    ...(user.staff_role === 'admin' ? [{ name: 'Only mine', state: { where: `host.is.${user.uid}` } }] : []),
  ]
  return (
    <DeskTable
      name="calls"
      label="Calls"
      allName="All calls"
      presets={presets}
      leftOut={past}
      noun={{ one: 'call', many: 'calls' }}
      fields={callColumns}
      choicesIn={(rows) => ({
        host: uniqueChoices([
          { value: user.uid, label: user.display_name },
          ...rows.map(({ host }) => ({ value: host.uid, label: host.name })),
        ]),
      })}
      columns={columns}
      call={meetingCalls.listMeetings}
      rowKey={({ uid }) => uid}
      rowName={({ name }) => `the call with ${name}`}
      phone={(call) => <MeetingCard meeting={call} />}
      empty={{ title: 'No calls match', text: 'Try another search, or remove a filter.' }}
      none={{
        title: 'No upcoming calls',
        text: 'Customers book from the hours you set.',
        action: (
          <Button component={LinkTo} to={toHours} variant="default">
            Set your hours
          </Button>
        ),
      }}
      searchLabel="Name, venue or email"
      byDefault="starts"
      actions={[recording]}
    />
  )
}

/** It leads to the brand’s record, where everything about it is. */
function Venue({ call: { venue, brandUid } }: { call: MeetingRow }) {
  return brandUid ? <LinkTo to={toBrand(brandUid)}>{venue}</LinkTo> : venue
}

/** How it stands, or from its start a choice of how it went. */
function State({ call }: { call: MeetingRow }) {
  const record = useWrite(meetingCalls.saveMeetingOutcome)
  const { uid, name, state, can } = call
  if (!can.record) return <StateBadge meeting={call} />
  return (
    <ChoiceCell
      label={`Outcome of the call with ${name}`}
      value={isBooked(call) ? '' : state}
      {...(isBooked(call) && { placeholder: 'How did it go?' })}
      choices={outcomeChoices}
      busy={record.busy}
      onChoose={(chosen) => {
        const outcome = outcomes.find((one) => one === chosen)
        return outcome && record({ uid, outcome })
      }}
    />
  )
}

function Actions({ call }: { call: MeetingRow }) {
  const { videoLink, changePath } = call
  return (
    <Group gap="md" wrap="nowrap">
      {isBooked(call) && videoLink && (
        <a href={videoLink} target="_blank" rel="noreferrer">
          Join
        </a>
      )}
      {changePath && <a href={changePath}>Move or cancel</a>}
    </Group>
  )
}
