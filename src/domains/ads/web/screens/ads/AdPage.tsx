import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../../kit/web/calls.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card, Facts } from '../../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../../kit/web/route.ts'
import { Screen } from '../../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { toAudit } from '../../../../audit/web/links.ts'
import { adCalls, type AdView } from '../../../contract.ts'
import { adManagerSearch, toAds } from '../../links.ts'
import { momentWords, rateWords, standBadge } from '../../words.ts'
import { Days } from './Days.tsx'
import { emptyAd } from './empty-ad.ts'
import { AdForm } from './AdForm.tsx'
import { StateButton } from './StateButton.tsx'

/** One ad: what it says and to whom, how it looks, and what it did. */
export function AdPage({ uid }: { uid: string }) {
  return uid === 'new' ? <NewAd /> : <OldAd key={uid} uid={uid} />
}

function NewAd() {
  const [, setAddress] = useAddress(adManagerSearch)
  const [empty] = useState(() => emptyAd(new Date()))
  return (
    <Screen title="New ad" lead={<Back />} width="wide">
      <AdForm ad={empty} onSaved={({ uid }) => setAddress({ ad: uid })} />
    </Screen>
  )
}

function OldAd({ uid }: { uid: string }) {
  const read = useRead(adCalls.getAd, { uid })
  const [isDirty, setDirty] = useState(false)
  return (
    <Screen
      title={read.data?.name ?? 'Ad'}
      lead={<Back />}
      width="wide"
      actions={read.data && <Actions ad={read.data} isDirty={isDirty} />}
      of={read}
      shape="form"
    >
      {(ad) => (
        <AdForm ad={ad} onDirty={setDirty}>
          <Figures ad={ad} />
        </AdForm>
      )}
    </Screen>
  )
}

function Back() {
  return <LinkTo to={toAds()}>All ads</LinkTo>
}

function Actions({ ad, isDirty }: { ad: AdView; isDirty: boolean }) {
  const [, setAddress] = useAddress(adManagerSearch)
  const { tone, word } = standBadge(ad)
  const remove = useWrite(adCalls.deleteAd, {
    onDone: () => {
      showSuccess('Deleted.')
      setAddress({ ad: undefined })
    },
  })
  const askAndRemove = async () => {
    const isSure = await confirm(`Delete “${ad.name}”? No one has seen it yet.`, [
      { label: 'Keep draft', value: false },
      { label: 'Delete draft', value: true, style: 'danger' },
    ])
    if (isSure) await remove({ uid: ad.uid, version: ad.version })
  }
  return (
    <Group gap="sm">
      <Badge tone={tone}>{word}</Badge>
      {ad.can.remove && (
        <Button variant="default" loading={remove.busy} onClick={() => void askAndRemove()}>
          Delete
        </Button>
      )}
      <StateButton ad={ad} size="md" isDirty={isDirty} />
    </Group>
  )
}

function Figures({ ad }: { ad: AdView }) {
  const { uid, name, views, clicks, createdAt, days } = ad
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          Results
        </Title>
        <Facts
          rows={[
            ['Views', views.toLocaleString('en-GB')],
            ['Clicks', clicks.toLocaleString('en-GB')],
            ['Click rate', rateWords({ views, clicks })],
            ['Created', `${momentWords(createdAt)} UTC`],
            [
              'Changes',
              <LinkTo key="log" to={toAudit({ subject: uid })}>
                Audit log
              </LinkTo>,
            ],
          ]}
        />
        <p className="dim">We count at most one view and one click per session per day.</p>
      </Card>
      <Days name={name} days={days} />
    </Stack>
  )
}
