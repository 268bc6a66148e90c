import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Facts } from '../../../../../kit/web/pieces.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { toAudit } from '../../../../people/web/links.ts'
import { placementCalls, type PlacementView } from '../../../contract.ts'
import { adManagerSearch, toPlacements } from '../../links.ts'
import { momentWords, rateWords, standOf } from '../../words.ts'
import { Days } from './Days.tsx'
import { emptyPlacement } from './empty-placement.ts'
import { PlacementForm } from './PlacementForm.tsx'
import { StateButton } from './StateButton.tsx'

/** One placement: what it says and to whom, how it looks, and what it did. */
export function PlacementPage({ uid }: { uid: string }) {
  return uid === 'new' ? <NewPlacement /> : <OldPlacement key={uid} uid={uid} />
}

function NewPlacement() {
  const [, setAddress] = useAddress(adManagerSearch)
  const [empty] = useState(() => emptyPlacement(new Date()))
  return (
    <Screen title="New placement" lead={<Back />} width="wide">
      <PlacementForm placement={empty} onSaved={({ uid }) => setAddress({ placement: uid })} />
    </Screen>
  )
}

function OldPlacement({ uid }: { uid: string }) {
  const read = useRead(placementCalls.getPlacement, { uid })
  const [isDirty, setDirty] = useState(false)
  return (
    <Screen
      title={read.data?.name ?? 'Placement'}
      lead={<Back />}
      width="wide"
      actions={read.data && <Actions placement={read.data} isDirty={isDirty} />}
      of={read}
    >
      {(placement) => (
        <PlacementForm placement={placement} onDirty={setDirty}>
          <Figures placement={placement} />
        </PlacementForm>
      )}
    </Screen>
  )
}

function Back() {
  return <LinkTo to={toPlacements()}>All placements</LinkTo>
}

function Actions({ placement, isDirty }: { placement: PlacementView; isDirty: boolean }) {
  const [, setAddress] = useAddress(adManagerSearch)
  const { tone, word } = standOf(placement)
  const remove = useWrite(placementCalls.deletePlacement, {
    onDone: () => {
      showSuccess('Deleted.')
      setAddress({ placement: undefined })
    },
  })
  const askAndRemove = async () => {
    if (await confirm(`Delete “${placement.name}”? Nobody has seen it.`))
      await remove({ uid: placement.uid, version: placement.version })
  }
  return (
    <Group gap="sm">
      <Badge tone={tone}>{word}</Badge>
      {placement.can.remove && (
        <Button variant="default" loading={remove.busy} onClick={() => void askAndRemove()}>
          Delete
        </Button>
      )}
      <StateButton placement={placement} size="md" isDirty={isDirty} />
    </Group>
  )
}

function Figures({ placement }: { placement: PlacementView }) {
  const { uid, name, views, clicks, createdAt, days } = placement
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          What it did
        </Title>
        <Facts
          rows={[
            ['Views', views.toLocaleString('en-GB')],
            ['Clicks', clicks.toLocaleString('en-GB')],
            ['Rate', rateWords({ views, clicks })],
            ['Made', `${momentWords(createdAt)} UTC`],
            [
              'Changes',
              <LinkTo key="log" to={toAudit({ subject: uid })}>
                Audit log
              </LinkTo>,
            ],
          ]}
        />
        <p className="dim">A session counts one view and one click a day, whatever it looks at again.</p>
      </Card>
      <Days name={name} days={days} />
    </Stack>
  )
}
