import { Button, Group, NumberInput, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { UploadTile } from '../../../media/web/parts/UploadTile.tsx'
import { profileCalls } from '../../contract.ts'
import { followersTitle } from '../../follower-words.ts'
import { type Platform, platformNames } from '../../vocabulary.ts'
import type { InfluencerProfile } from './Decision.tsx'

type Account = InfluencerProfile['social'][number]
/** Engagement is in percent. */
type Figures = { followers: number; views: number | null; engagement: number | null }

/** The account on a platform entered by hand, new or with other figures. */
export function AccountForm({
  profile,
  platform,
  onClose,
}: {
  profile: InfluencerProfile
  platform: Platform
  onClose: () => void
}) {
  const known: Account | undefined = profile.social.find((account) => account.platform === platform)
  const [handle, setHandle] = useState(known?.handle ?? '')
  const [figures, setFigures] = useState<Figures>({
    followers: known?.followers ?? 0,
    views: known?.averageViews ?? null,
    engagement: known?.engagementBp ? known.engagementBp / 100 : null,
  })
  const [hasTried, setTried] = useState(false)
  const [screenshot, setScreenshot] = useState<string>()
  const save = useWrite(profileCalls.saveSocialAccount, {
    onDone: () => {
      showSuccess('Saved.')
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!handle.trim()) return
    void save({
      uid: profile.uid,
      version: profile.version,
      account: {
        platform,
        handle,
        followers: figures.followers,
        averageViews: figures.views,
        audience: known?.audience ?? {},
        engagementBp: figures.engagement === null ? null : Math.round(figures.engagement * 100),
      },
      ...(screenshot && { screenshot }),
    })
  }
  return (
    <Dialog opened onClose={onClose} title={`${platformNames[platform]} insights`} size="md">
      <Stack>
        <TextInput
          label="Handle"
          withAsterisk
          error={hasTried && !handle.trim() ? `Enter your ${platformNames[platform]} handle.` : undefined}
          value={handle}
          onChange={(event) => setHandle(event.currentTarget.value)}
        />
        <FigureFields
          platform={platform}
          figures={figures}
          onChange={(change) => setFigures((now) => ({ ...now, ...change }))}
        />
        <UploadTile
          label="Screenshot of your insights"
          hint="Our team verifies your numbers with it, usually within two working days. No one else sees it."
          kind="image"
          onDone={setScreenshot}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button loading={save.busy} onClick={submit}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

type FigureProps = { platform: Platform; figures: Figures; onChange: (change: Partial<Figures>) => void }

function FigureFields({ platform, figures, onChange }: FigureProps) {
  return (
    <>
      <NumberInput
        label={followersTitle(platform)}
        withAsterisk
        min={0}
        thousandSeparator=","
        allowDecimal={false}
        value={figures.followers}
        onChange={(value) => onChange({ followers: Number(value) || 0 })}
      />
      <div className="two-fields">
        <NumberInput
          label="Average views"
          min={0}
          thousandSeparator=","
          allowDecimal={false}
          value={figures.views ?? ''}
          onChange={(value) => onChange({ views: value === '' ? null : Number(value) })}
        />
        <NumberInput
          label="Engagement rate (%)"
          min={0}
          max={100}
          decimalScale={2}
          value={figures.engagement ?? ''}
          onChange={(value) => onChange({ engagement: value === '' ? null : Number(value) })}
        />
      </div>
    </>
  )
}
