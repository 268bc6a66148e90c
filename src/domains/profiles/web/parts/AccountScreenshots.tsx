import { Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { InActionSlot } from '../../../../kit/web/action-slot.tsx'
import { KeyButton } from '../../../../kit/web/key-button.tsx'
import { useRead } from '../../../../kit/web/calls.ts'
import { useHeldTexts, useHeldWrite } from '../../../../kit/web/held-write.ts'
import { Dialog } from '../../../../kit/web/dialog.tsx'
import { counted, percentOfBp, timeAgo } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded, together } from '../../../../kit/web/screen.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { useTyped } from '../../../../kit/web/use-typed.ts'
import { mediaAddress } from '../../../media/web/parts/addresses.ts'
import { profileCalls } from '../../contract.ts'
import { followerOf } from '../../follower-words.ts'
import { platformNames } from '../../vocabulary.ts'
import type { InfluencerProfile } from './Decision.tsx'
import styles from './account-screenshots.module.css'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Screenshot = OutputOf<typeof profileCalls.listAccountScreenshots>['rows'][number]

type Props = {
  influencerUid: string
  /** The platform whose screenshot it is about; all of them without. */
  only?: string | null
  /** Whether the letters of the answer work here. */
  hasKeys?: boolean
  /** After an answer was taken back. */
  onUndone?: () => void
}

/** Screenshots that creators sent with their numbers, beside what they typed, for our team to compare. Nothing without any. */
export function AccountScreenshots({ influencerUid, only = null, hasKeys = false, onUndone }: Props) {
  const profile = useRead(profileCalls.getInfluencerProfile, { uid: influencerUid })
  const screenshots = useRead(profileCalls.listAccountScreenshots, { influencerUid })
  return (
    <Loaded of={together(profile, screenshots)}>
      {([creator, { rows }]) =>
        rows
          .filter(({ platform }) => only === null || platform === only)
          .map((row) => (
            <Compare key={row.platform} profile={creator} screenshot={row} hasKeys={hasKeys} onUndone={onUndone} />
          ))
      }
    </Loaded>
  )
}

type CompareProps = Pick<Props, 'hasKeys' | 'onUndone'> & { profile: InfluencerProfile; screenshot: Screenshot }

function Compare({ profile, screenshot, hasKeys, onUndone }: CompareProps) {
  const { platform, file, at } = screenshot
  const account = profile.social.find((one) => one.platform === platform)
  const [refusing, setRefusing] = useState(false)
  const name = platformNames[platform]
  const about = `${profile.uid}:${platform}`
  const [reason, setReason] = useTyped(`numbers ${about}`)
  const hold = useHeldWrite(profileCalls.decideAccountNumbers, () => setReason(''))
  const isHeld = useHeldTexts().has(about)
  const { error, isGiven } = useRequiredText(reason, 'Write a reason first.')
  if (!account || isHeld) return null
  const shown = hasKeys ? {} : { rightSection: null }
  const decide = (decision: 'verified' | 'refused') => {
    setRefusing(false)
    const text = `${decision === 'verified' ? 'Verified' : 'Didn’t verify'} ${possessive(profile.name)} ${name} numbers.`
    const words = decision === 'refused' ? reason : ''
    hold({ uid: profile.uid, platform, at, decision, reason: words }, { text, about, onUndone })
  }
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
        <InActionSlot>
          <Group gap="sm">
            <KeyButton letter="a" {...shown} onClick={() => decide('verified')}>
              Verify numbers
            </KeyButton>
            <KeyButton variant="default" letter="d" {...shown} onClick={() => setRefusing(true)}>
              Don’t verify
            </KeyButton>
          </Group>
        </InActionSlot>
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
          <Button onClick={() => isGiven() && decide('refused')}>Send reason</Button>
        </Group>
      </Dialog>
    </Card>
  )
}
