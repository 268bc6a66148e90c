import { must } from '../../../../kit/contract/must.ts'
import { Stack, Title } from '@mantine/core'
import { useList } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { dateTime } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { useInfluencerUid } from '../../../profiles/web/session.tsx'
import { collabCalls } from '../../../collabs/contract.ts'
import { toCollab } from '../../../collabs/web/links.ts'
import { CheckInForm } from '../parts/CheckInForm.tsx'
import { useNow } from '../../../collabs/web/use-now.ts'
import { checkInAfterMs, checkInBeforeMs } from '../../windows.ts'
import { checkInSearch } from '../links.ts'

/** Where the QR code at the door leads: the visits that can be checked in now, the code filled in. */
export function CheckInScreen() {
  const [{ uid, code }] = useAddress(checkInSearch)
  const influencerUid = useInfluencerUid(uid)
  const now = useNow()
  const list = useList(collabCalls.listInfluencerCollabs, { influencerUid, show: 'active' })
  const open = list.rows.filter(({ visit, can }) => {
    const since = visit ? now - Date.parse(visit.startsAt) : Number.NEGATIVE_INFINITY
    return can.checkIn && since >= -checkInBeforeMs && since <= checkInAfterMs
  })
  return (
    <Screen title="Check in" width="narrow">
      <Loaded of={{ ...list, data: list.first }}>
        {() => (
          <Stack gap="md">
            {open.length === 0 && (
              <EmptyState
                title="No visit to check in to right now"
                text="Check-in opens 60 minutes before your visit and closes 4 hours after it starts."
              />
            )}
            {open.map((collab) => (
              <Card key={collab.uid}>
                <Title order={2}>{collab.brand.name}</Title>
                <p className="dim">{dateTime(must(collab.visit, 'visit').startsAt, collab.brand.timezone)}</p>
                <CheckInForm uid={collab.uid} code={code} />
                <p>
                  <LinkTo to={toCollab(collab.uid, influencerUid)}>View collab</LinkTo>
                </p>
              </Card>
            ))}
          </Stack>
        )}
      </Loaded>
    </Screen>
  )
}
