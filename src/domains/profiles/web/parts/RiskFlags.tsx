import { Button, Group, Select, Stack, Textarea, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { profileCalls } from '../../contract.ts'
import { type RiskKind, riskKinds, riskNames } from '../../risk-flags.ts'
import styles from './risk-flags.module.css'

type Flag = OutputOf<typeof profileCalls.listRiskFlags>['rows'][number]

/** What the team looks at twice: each flag with its source and how long it stands, and those that are over. */
export function RiskFlags({ influencerUid }: { influencerUid: string }) {
  const flags = useRead(profileCalls.listRiskFlags, { influencerUid })
  const [isAdding, setAdding] = useState(false)
  return (
    <Card>
      <Title order={2} mb="sm">
        Risk flags
      </Title>
      <Loaded of={flags}>
        {({ rows }) => (
          <Stack>
            {rows.length === 0 && (
              <p className="dim flush">No flags. Add one with its source if something needs a second look.</p>
            )}
            {rows.length > 0 && (
              <ul className={`plain-list ${styles.flags}`}>
                {rows.map((flag) => (
                  <FlagRow key={flag.uid} flag={flag} />
                ))}
              </ul>
            )}
            <div>
              <Button variant="default" onClick={() => setAdding(true)}>
                Add flag
              </Button>
            </div>
          </Stack>
        )}
      </Loaded>
      {isAdding && <AddFlag influencerUid={influencerUid} onClose={() => setAdding(false)} />}
    </Card>
  )
}

function FlagRow({ flag: { uid, kind, source, seenOn, until, by, endedAt, stands } }: { flag: Flag }) {
  const end = useWrite(profileCalls.endRiskFlag, { onDone: () => showSuccess('Flag ended.') })
  const state = endedAt ? `Ended ${ordinalDate(endedAt)}` : `${stands ? 'Until' : 'Expired'} ${ordinalDate(until)}`
  return (
    <li>
      <div className={styles.head}>
        <Badge tone={stands ? 'bad' : 'mute'}>{riskNames[kind]}</Badge>
        <span className="dim">{state}</span>
        {stands && (
          <Button
            variant="subtle"
            size="sm"
            loading={end.busy}
            aria-label={`End flag: ${riskNames[kind]}`}
            onClick={() => void end({ uid })}
          >
            End
          </Button>
        )}
      </div>
      <div className={styles.source}>{source}</div>
      <small className="dim">
        Seen {ordinalDate(seenOn)}, added by {by}
      </small>
    </li>
  )
}

function AddFlag({ influencerUid, onClose }: { influencerUid: string; onClose: () => void }) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const [kind, setKind] = useState<RiskKind>('alcohol')
  const [source, setSource] = useState('')
  const [seenOn, setSeenOn] = useState(today)
  const [until, setUntil] = useState('')
  const add = useWrite(profileCalls.addRiskFlag, {
    onDone: () => {
      showSuccess('Flag added.')
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Add a risk flag" description="Only our team sees it." size="md">
      <Stack>
        <Select
          label="About"
          allowDeselect={false}
          data={riskKinds.map((value) => ({ value, label: riskNames[value] }))}
          value={kind}
          onChange={(value) => setKind(riskKinds.find((one) => one === value) ?? kind)}
        />
        <Textarea
          label="Source"
          description="A link, or where you saw it and what it showed."
          withAsterisk
          maxLength={500}
          value={source}
          onChange={(event) => setSource(event.currentTarget.value)}
        />
        <div className="two-fields">
          <TextInput
            type="date"
            label="Seen on"
            withAsterisk
            max={today}
            value={seenOn}
            onChange={(event) => setSeenOn(event.currentTarget.value)}
          />
          <TextInput
            type="date"
            label="Ends on"
            description="Two years from today at most."
            withAsterisk
            min={today}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <GuardedButton
            missing={source.trim() ? (seenOn && until ? null : 'Choose both dates first.') : 'Enter a source first.'}
            loading={add.busy}
            onClick={() => void add({ influencerUid, fields: { kind, source, seenOn, until } })}
          >
            Add flag
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
