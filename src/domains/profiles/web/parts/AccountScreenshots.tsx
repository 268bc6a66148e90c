import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { KeyButton } from '../../../../kit/web/key-button.tsx'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, percentOfBp, timeAgo } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded, together } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { profileCalls } from '../../contract.ts'
import { followerOf } from '../../follower-words.ts'
import { platformNames } from '../../vocabulary.ts'
import type { InfluencerProfile } from './Decision.tsx'
import styles from './account-screenshots.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Screenshot = OutputOf<typeof profileCalls.listAccountScreenshots>['rows'][number]

/** Screenshots that creators sent with their numbers, beside what they typed, for our team to compare. Nothing without any. */
export function AccountScreenshots({ influencerUid }: { influencerUid: string }) {
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid })
  const screenshots = useRead(profileCalls.listAccountScreenshots, { influencerUid })
  return (
    <Loaded of={together(profile, screenshots)}>
      {([creator, { rows }]) => rows.map((row) => <Compare key={row.platform} profile={creator} screenshot={row} />)}
    </Loaded>
  )
}

function Compare({ profile, screenshot }: { profile: InfluencerProfile; screenshot: Screenshot }) {
  const { platform, file, at } = screenshot
  const account = profile.social.find((one) => one.platform === platform)
  const [refusing, setRefusing] = useState(false)
  const [reason, setReason] = useState('')
  const name = platformNames[platform]
  const decide = useWrite(profileCalls.decideAccountNumbers, {
    onDone: () => {
      showSuccess('We’ve let them know.')
      setRefusing(false)
    },
  })
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  if (!account) return null
  const given = { uid: profile.uid, version: profile.version, platform }
  const numbers = [
    counted(account.followers, followerOf(platform)),
    account.averageViews !== null && counted(account.averageViews, 'average view'),
    account.engagementBp !== null && `${percentOfBp(account.engagementBp)} engagement`,
  ].filter(Boolean)
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <b>
            {name} @{account.handle}
          </b>
          <div>{numbers.join(' · ')}</div>
          <small className="dim">Sent {timeAgo(at)}. Compare the handle and the numbers with the screenshot.</small>
        </div>
        <a href={mediaAddress('full', file.file_path)} target="_blank" rel="noopener" className={styles.frame}>
          <img
            src={mediaAddress('full', file.file_path)}
            alt={`${possessive(profile.name)} screenshot of ${name} insights`}
            className={styles.picture}
          />
        </a>
        <Group gap="sm">
          <KeyButton
            letter="a"
            loading={decide.busy}
            onClick={() => void decide({ ...given, decision: 'verified', reason: '' })}
          >
            Verify numbers
          </KeyButton>
          <KeyButton variant="default" letter="d" onClick={() => setRefusing(true)}>
            Don’t verify
          </KeyButton>
        </Group>
      </Stack>
      <Dialog
        opened={refusing}
        onClose={() => setRefusing(false)}
        title={`Don’t verify these ${name} numbers`}
        description="They’ll see your reason in an email, and their numbers will show as self-reported."
        size="md"
      >
        <Textarea
          label="Reason (they’ll see this)"
          withAsterisk
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => setRefusing(false)}>
            Back
          </Button>
          <Button
            loading={decide.busy}
            onClick={() => isGiven() && void decide({ ...given, decision: 'refused', reason })}
          >
            Send reason
          </Button>
        </Group>
      </Dialog>
    </Card>
  )
}
