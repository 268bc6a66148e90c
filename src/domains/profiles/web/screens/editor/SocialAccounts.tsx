import { Button, Group, NumberInput, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { first } from '../../../../../kit/contract/must.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { largeNumber, percentOfBp, timeAgo } from '../../../../../kit/web/format.ts'
import { confirm } from '../../../../../kit/web/confirm.ts'
import { Card, Note } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { UploadTile } from '../../../../media/web/parts/UploadTile.tsx'
import { profileCalls } from '../../../contract.ts'
import { followersValidDays } from '../../../influencer-profile.ts'
import { confirmationWords, type Platform, platformNames, platforms } from '../../../vocabulary.ts'
import type { InfluencerProfile } from '../influencer/StaffFacts.tsx'

type Account = InfluencerProfile['social'][number]
const sources = { ...confirmationWords, 'self-declared': 'as you said' }

/** The accounts with their figures, how and when they were confirmed. */
export function SocialAccounts({ profile }: { profile: InfluencerProfile }) {
  const [editing, setEditing] = useState<Account | Platform | null>(null)
  const remove = useWrite(profileCalls.removeSocialAccount)
  const { uid, version, social } = profile
  const missing = platforms.filter((platform) => !social.some((account) => account.platform === platform))
  const takeOff = async (platform: Platform) => {
    if (await confirm(`Take ${platformNames[platform]} off your profile?`)) await remove({ uid, version, platform })
  }
  return (
    <Card>
      <Title order={2} mb="sm">
        Your accounts
      </Title>
      <Stack>
        {social.map((account) => (
          <div key={account.platform}>
            <b>
              {platformNames[account.platform]} @{account.handle}
            </b>
            <div>
              {largeNumber(account.followers)} followers
              {account.averageViews !== null && ` · ${largeNumber(account.averageViews)} views`}
              {account.engagementBp !== null && ` · ${percentOfBp(account.engagementBp)} engagement`}
            </div>
            <small className="dim">
              {sources[account.confirmedHow]}, {timeAgo(account.confirmedAt)}
            </small>
            {isOld(account) && (
              <Note tone="warn">These figures are over {followersValidDays} days old. Please update them.</Note>
            )}
            <Group gap="xs" mt={6}>
              <Button size="sm" variant="default" onClick={() => setEditing(account)}>
                Update figures
              </Button>
              <Button size="sm" variant="subtle" color="red" onClick={() => void takeOff(account.platform)}>
                Remove
              </Button>
            </Group>
          </div>
        ))}
        {missing.length > 0 && (
          <div>
            <Button variant={social.length === 0 ? 'filled' : 'default'} onClick={() => setEditing(first(missing))}>
              Add an account
            </Button>
          </div>
        )}
      </Stack>
      {editing && (
        <AccountForm profile={profile} editing={editing} missing={missing} onClose={() => setEditing(null)} />
      )}
    </Card>
  )
}

function isOld(account: Account): boolean {
  return Date.now() - Date.parse(account.confirmedAt) > followersValidDays * 86_400_000
}

function AccountForm({
  profile,
  editing,
  missing,
  onClose,
}: {
  profile: InfluencerProfile
  editing: Account | Platform
  missing: readonly Platform[]
  onClose: () => void
}) {
  const known = typeof editing === 'string' ? null : editing
  const [platform, setPlatform] = useState<Platform>(known?.platform ?? (editing as Platform))
  const [handle, setHandle] = useState(known?.handle ?? '')
  const [followers, setFollowers] = useState(known?.followers ?? 0)
  const [views, setViews] = useState<number | null>(known?.averageViews ?? null)
  const [engagement, setEngagement] = useState<number | null>(known?.engagementBp ? known.engagementBp / 100 : null)
  const [screenshot, setScreenshot] = useState<string>()
  const save = useWrite(profileCalls.saveSocialAccount, {
    onDone: () => {
      showSuccess('Saved.')
      onClose()
    },
  })
  const submit = () =>
    save({
      uid: profile.uid,
      version: profile.version,
      account: {
        platform,
        handle,
        followers,
        averageViews: views,
        audience: known?.audience ?? {},
        engagementBp: engagement === null ? null : Math.round(engagement * 100),
      },
      ...(screenshot && { screenshot }),
    })
  return (
    <Dialog opened onClose={onClose} title={known ? `${platformNames[platform]} figures` : 'Add an account'} size="md">
      <Stack>
        {!known && (
          <Select
            label="Platform"
            allowDeselect={false}
            data={missing.map((value) => ({ value, label: platformNames[value] }))}
            value={platform}
            onChange={(value) => value && setPlatform(value as Platform)}
          />
        )}
        <TextInput
          label="Handle"
          withAsterisk
          value={handle}
          onChange={(event) => setHandle(event.currentTarget.value)}
        />
        <NumberInput
          label="Followers"
          withAsterisk
          min={0}
          thousandSeparator=","
          allowDecimal={false}
          value={followers}
          onChange={(value) => setFollowers(Number(value) || 0)}
        />
        <div className="two-fields">
          <NumberInput
            label="Average views"
            min={0}
            thousandSeparator=","
            allowDecimal={false}
            value={views ?? ''}
            onChange={(value) => setViews(value === '' ? null : Number(value))}
          />
          <NumberInput
            label="Engagement in %"
            min={0}
            max={100}
            decimalScale={2}
            value={engagement ?? ''}
            onChange={(value) => setEngagement(value === '' ? null : Number(value))}
          />
        </div>
        <UploadTile
          label="Screenshot of your insights"
          hint="Brands trust shown figures more; only our team sees the picture."
          kind="image"
          onDone={setScreenshot}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button disabled={!handle.trim()} loading={save.busy} onClick={() => void submit()}>
            Save
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
