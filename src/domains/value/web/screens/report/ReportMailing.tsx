import { Button, Checkbox, Group, Stack, Switch, Title } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { useFreshWrite } from '../../../../collabs/web/use-fresh-write.ts'
import { toNotifications } from '../../../../notifications/web/links.ts'
import { valueCalls } from '../../../contract.ts'
import type { RecipientState } from '../../../report-recipients.ts'
import styles from '../../parts/report.module.css'

type Mailing = OutputOf<typeof valueCalls.getReportMailing>
type Props = { brandUid: string }

const AddRecipient = lazy(async () => ({ default: (await import('./AddRecipient.tsx')).AddRecipient }))

const stateWords: Readonly<Record<RecipientState, [Tone, string]>> = {
  on: ['good', 'Subscribed'],
  asked: ['warn', 'Waiting for a reply'],
  stopped: ['mute', 'Unsubscribed'],
}

/** Who gets the report by email each month. */
export function ReportMailing({ brandUid }: Props) {
  const mailing = useRead(valueCalls.getReportMailing, { brandUid })
  return (
    <Card className="no-print">
      <Title order={2} mb="sm">
        Monthly email
      </Title>
      <Loaded of={mailing} shape="lines">
        {(data) => <Choices mailing={data} brandUid={brandUid} />}
      </Loaded>
    </Card>
  )
}

/** On a plan without reports: who is still chosen for them, so that they can be removed. */
export function LeftRecipients({ brandUid }: Props) {
  const { data } = useRead(valueCalls.getReportMailing, { brandUid })
  if (!data || data.recipients.length === 0) return null
  return (
    <Card>
      <Title order={2} mb="sm">
        Monthly email
      </Title>
      <p>Your plan doesn’t include the monthly report, so nobody gets it. You can still remove recipients.</p>
      <Recipients mailing={data} brandUid={brandUid} />
    </Card>
  )
}

function Choices({ mailing, brandUid }: Props & { mailing: Mailing }) {
  const [isAdding, setIsAdding] = useState(false)
  const { isOn, toTeam, version, venues } = mailing
  const save = useFreshWrite(valueCalls.saveReportMailing, { onDone: () => showSuccess('Saved.') })
  const change = (choice: { isOn?: boolean; toTeam?: boolean }) =>
    void save({ brandUid, version, isOn, toTeam, ...choice })
  return (
    <Stack gap="md">
      <Switch
        label="Email the report on the 1st of each month"
        description="Costs, results, the best deliverable and what to do next. Months without a visit are skipped."
        checked={isOn}
        disabled={save.busy}
        onChange={(event) => change({ isOn: event.currentTarget.checked })}
      />
      {isOn && (
        <>
          <Checkbox
            label={venues.length > 1 ? 'Everyone who works at all of your venues' : 'Everyone on your team'}
            description={
              <>
                Each person can switch it off in their <LinkTo to={toNotifications()}>notification settings</LinkTo>.
              </>
            }
            checked={toTeam}
            disabled={save.busy}
            onChange={(event) => change({ toTeam: event.currentTarget.checked })}
          />
          <Recipients mailing={mailing} brandUid={brandUid} />
          <Button className="at-start" variant="default" onClick={() => setIsAdding(true)}>
            Add recipient
          </Button>
        </>
      )}
      {isAdding && (
        <Suspense>
          <AddRecipient mailing={mailing} brandUid={brandUid} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Stack>
  )
}

function Recipients({ mailing: { recipients }, brandUid }: Props & { mailing: Mailing }) {
  const remove = useWrite(valueCalls.removeReportRecipient, { onDone: () => showSuccess('Recipient removed.') })
  if (recipients.length === 0) return null
  return (
    <ul className={`plain-list ${styles.recipients}`} aria-label="Recipients">
      {recipients.map((one) => (
        <li key={one.uid}>
          <div className="shrinks">
            <b>{one.name}</b>
            <div className="dim">{aboutOf(one)}</div>
          </div>
          <Group gap="xs">
            <Badge tone={stateWords[one.state][0]}>{stateWords[one.state][1]}</Badge>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              aria-label={`Remove ${one.name}`}
              loading={remove.busy}
              onClick={() => void remove({ brandUid, uid: one.uid })}
            >
              Remove
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  )
}

function aboutOf({ isOutside, venues, withCosts }: Mailing['recipients'][number]): string {
  const about = venues ? new Intl.ListFormat('en-GB').format(venues) : 'All venues'
  return isOutside ? `Not on your team · ${about} · ${withCosts ? 'with costs' : 'without costs'}` : about
}
