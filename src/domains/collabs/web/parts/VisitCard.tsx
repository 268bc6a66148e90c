import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { counted, dateTime, timezoneName } from '../../../../kit/web/format.ts'
import { Badge, Facts } from '../../../../kit/web/pieces.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'
import type { CollabData } from './StageBadge.tsx'

const checkInEarlyMs = 60 * 60_000

/** The appointment: when, where, with whom, and what to do about it now. */
export function VisitCard({ collab }: { collab: CollabData }) {
  const { visit, brand } = collab
  if (!visit) return null
  return (
    <Stack gap="md">
      <div>
        <div className="serif" style={{ fontSize: '1.5rem' }}>
          {dateTime(visit.startsAt, brand.timezone)}
        </div>
        <span className="dim">{timezoneName(brand.timezone)}</span> <VisitBadge collab={collab} />
      </div>
      <Facts
        rows={[
          [
            'Where',
            <>
              {brand.name}
              <br />
              {brand.address}
            </>,
          ],
          [
            'Party',
            visit.party === 0
              ? 'No guests'
              : `${counted(visit.party, 'guest')}${visit.guestNames.length > 0 ? ` (${visit.guestNames.join(', ')})` : ''}`,
          ],
          visit.needs ? ['Needs', visit.needs] : null,
          brand.hostName ? ['Host', brand.hostName] : null,
          brand.arrivalText ? ['Arriving', brand.arrivalText] : null,
          brand.houseRules ? ['House rules', brand.houseRules] : null,
          visit.lateMinutes ? ['Running late', `${visit.lateMinutes} minutes`] : null,
        ]}
      />
      {collab.side === 'influencer' && <GuestActions collab={collab} />}
    </Stack>
  )
}

function VisitBadge({ collab }: { collab: CollabData }) {
  const visit = collab.visit!
  if (visit.checkedInAt) return <Badge tone="good">Visited</Badge>
  if (collab.outcome !== 'open') return null
  return visit.confirmed ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed yet</Badge>
}

function GuestActions({ collab }: { collab: CollabData }) {
  const { uid, version, can } = collab
  const visit = collab.visit!
  const confirm = useWrite(collabCalls.confirmVisit, { onDone: () => showSuccess('Confirmed. The venue knows.') })
  const late = useWrite(collabCalls.reportRunningLate, { onDone: () => showSuccess('The venue knows.') })
  const checkIn = useWrite(collabCalls.checkInVisit, { onDone: () => showSuccess('Welcome. Enjoy your visit.') })
  const [code, setCode] = useState('')
  const [openedAt] = useState(() => Date.now())
  if (visit.checkedInAt || collab.outcome !== 'open') return null
  const near = Date.parse(visit.startsAt) - openedAt <= checkInEarlyMs
  return (
    <Stack gap="sm">
      {can.confirm && !visit.confirmed && (
        <Button loading={confirm.busy} onClick={() => void confirm({ uid, version })}>
          Confirm my visit
        </Button>
      )}
      {can.checkIn && near && (
        <Group align="flex-end" gap="sm">
          <TextInput
            label="Code at the door"
            placeholder="ABC234"
            maxLength={6}
            w={150}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value.toUpperCase())}
          />
          <Button
            loading={checkIn.busy}
            disabled={code.length !== 6}
            onClick={() => void checkIn({ uid, code, at: new Date().toISOString() })}
          >
            Check in
          </Button>
          <Button variant="default" loading={late.busy} onClick={() => void late({ uid, version, minutes: 15 })}>
            15 minutes late
          </Button>
        </Group>
      )}
    </Stack>
  )
}
