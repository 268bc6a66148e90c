import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useList, useWrite } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate, timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo, type To } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { toAccount } from '../../../accounts/web/links.ts'
import { toBrand, toInfluencer } from '../../../profiles/web/links.ts'
import { safetyCalls } from '../../contract.ts'
import { type ReportOutcome, reportReasons } from '../../reasons.ts'
import { ShowMore } from '../../../../kit/web/show-more.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'

type Report = OutputOf<typeof safetyCalls.listReports>['rows'][number]

/** `/app/admin/reports`: what people report of each other, those that waited longest first. */
export function ReportsScreen() {
  const list = useList(safetyCalls.listReports, {})
  return (
    <Screen
      title="Reports"
      lead="Brands and creators that others reported. Decide each one, and we’ll email whoever reported it."
    >
      <Loaded of={list}>
        {() => (
          <Stack>
            {list.rows.length === 0 && (
              <EmptyState title="No open reports" text="When a brand or creator reports someone, it appears here." />
            )}
            {list.rows.map((report) => (
              <ReportCard key={report.uid} report={report} />
            ))}
            <ShowMore of={list} />
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}

const toCollab = (collab: string): To => ({ path: '/app/collab', search: { collab } })
const toParty = ({ uid, type }: Report['about']) => (type === 'brand' ? toBrand(uid) : toInfluencer(uid))

function ReportCard({ report }: { report: Report }) {
  const { uid, about, accounts, by, reason, details, collabUid, createdAt, openAbout, isHeld } = report
  const [note, setNote] = useState('')
  const decide = useWrite(safetyCalls.decideReport, { onDone: () => showSuccess('Decision saved.') })
  const { error, isGiven } = useRequiredText(note, 'Write your decision first.')
  const close = (outcome: ReportOutcome) => isGiven() && void decide({ uid, outcome, note })
  return (
    <Card>
      <Group justify="space-between" gap="xs">
        <b>
          <LinkTo to={toParty(about)}>{about.name}</LinkTo>: {reportReasons[reason].toLowerCase()}
        </b>
        <Group gap="xs">
          {openAbout > 1 && <Badge tone="warn">{openAbout} open reports</Badge>}
          {isHeld && <Badge tone="bad">can’t contact anyone new</Badge>}
        </Group>
      </Group>
      <p className="dim">
        Reported by <LinkTo to={toParty(by)}>{by.name}</LinkTo> on {ordinalDate(createdAt)}, {timeAgo(createdAt)}
        {collabUid && (
          <>
            {' · '}
            <LinkTo to={toCollab(collabUid)}>Open their collab</LinkTo>
          </>
        )}
      </p>
      {accounts.length > 0 && (
        <p className="dim">
          To disable an account, open it:{' '}
          {accounts.map((account, at) => (
            <span key={account.uid}>
              {at > 0 && ', '}
              <LinkTo to={toAccount(account.uid)}>{account.name}</LinkTo>
              {account.isDisabled && ' (disabled)'}
            </span>
          ))}
        </p>
      )}
      {details && <p>{details}</p>}
      <Textarea
        label="Your decision"
        description="We log this. If you send a warning, they’ll read this text."
        autosize
        minRows={2}
        maxLength={1_000}
        value={note}
        error={error}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group mt="sm">
        <Button loading={decide.busy} onClick={() => close('warned')}>
          Send warning
        </Button>
        <Button variant="default" loading={decide.busy} onClick={() => close('none')}>
          Close without action
        </Button>
      </Group>
    </Card>
  )
}
