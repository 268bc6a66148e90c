import { Button, Group, Stack, Switch, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { usualDefaults } from '../../../briefs/brief-defaults.ts'
import { ReadOnlyNote } from '../../../profiles/web/parts/venue/VenueSection.tsx'
import { groupCalls } from '../../contract.ts'
import type { GroupDefaultsView } from '../../contract/defaults.ts'
import { BriefDefaultFields } from '../screens/group/BriefDefaultFields.tsx'
import { toGroupDefaults } from '../links.ts'

/** What new briefs of one venue begin with: its own, else what its group or everybody begins with. */
export function VenueBriefDefaults({ brandUid }: { brandUid: string }) {
  const defaults = useRead(groupCalls.getGroupDefaults, { brandUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Brief defaults
      </Title>
      <p className="dim">
        New briefs start with these. Briefs you already have don’t change. The ad label follows your country’s law, and
        our team keeps it up to date.
      </p>
      <Loaded of={defaults} shape="form">
        {(data) => <OwnDefaults brandUid={brandUid} data={data} />}
      </Loaded>
    </Card>
  )
}

function OwnDefaults({ brandUid, data }: { brandUid: string; data: GroupDefaultsView }) {
  const venue = data.venues.find(({ uid }) => uid === brandUid)
  const [brief, setBrief] = useState(venue?.brief ?? null)
  const save = useWrite(groupCalls.saveVenueDefaults, { onDone: () => showSuccess('Saved.') })
  if (!venue) return null
  const readOnly = !venue.canChange
  const isGroup = data.venues.length > 1
  return (
    <Stack>
      {readOnly && <ReadOnlyNote />}
      <Switch
        label="Use this venue’s own defaults"
        description={
          data.brief
            ? 'Otherwise new briefs start with the group’s defaults.'
            : 'Otherwise they start with: organic rights for 6 months, one guest, 90-minute visits, a day’s notice.'
        }
        disabled={readOnly}
        checked={brief !== null}
        onChange={(event) => setBrief(event.currentTarget.checked ? (data.brief ?? usualDefaults) : null)}
      />
      {brief && <BriefDefaultFields value={brief} onChange={setBrief} readOnly={readOnly} />}
      <Group justify="space-between">
        {isGroup ? <LinkTo to={toGroupDefaults(brandUid)}>Rules and defaults for all venues</LinkTo> : <span />}
        {!readOnly && (
          <Button
            disabled={JSON.stringify(brief) === JSON.stringify(venue.brief)}
            loading={save.busy}
            onClick={() => void save({ brandUid, houseRulesFrom: venue.houseRulesFrom, brief })}
          >
            Save
          </Button>
        )}
      </Group>
    </Stack>
  )
}
