import { Button, Group, Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { capitalised, largeCounted, largeNumber, percentOfBp, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { profileCalls } from '../../../profiles/contract.ts'
import { followersValidDays } from '../../../profiles/influencer-profile.ts'
import { followerOf } from '../../../profiles/follower-words.ts'
import { confirmedBy, type Platform, platformNames } from '../../../profiles/vocabulary.ts'
import { AccountForm } from '../../../profiles/web/parts/AccountForm.tsx'
import { provenForDays, takenBackDays } from '../../accounts.ts'
import { platformCalls } from '../../contract.ts'
import { accountsPart } from '../links.ts'
import { missingWords } from '../words.ts'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { GrowthCurve } from './GrowthCurve.tsx'
import styles from './platforms.module.css'

type Profile = OutputOf<typeof profileCalls.getInfluencerProfile>
type Entered = Profile['social'][number]
type Row = OutputOf<typeof platformCalls.listConnectedAccounts>['rows'][number]
type Connected = NonNullable<Row['account']>
type RowProps = { profile: Profile; row: Row }

/** A creator's accounts, one for each platform: connected, or entered by hand. Who comes back from a platform lands here. */
export function YourAccounts({ profile }: { profile: Profile }) {
  const accounts = useRead(platformCalls.listConnectedAccounts, { influencerUid: profile.uid })
  const place = useRef<HTMLDivElement>(null)
  const isLoaded = accounts.data !== undefined
  useEffect(() => {
    if (isLoaded && location.hash === `#${accountsPart}`) place.current?.scrollIntoView?.({ block: 'start' })
  }, [isLoaded])
  return (
    <div ref={place} id={accountsPart} className={styles.place}>
      <Card>
        <Title order={2} mb="xs">
          Your accounts
        </Title>
        <p className="dim">
          Connect an account and its numbers update every day and show as verified. We only read your account and never
          post, and you can disconnect at any time.
        </p>
        <Loaded of={accounts}>
          {({ rows }) => rows.map((row) => <AccountRow key={row.platform} row={row} profile={profile} />)}
        </Loaded>
      </Card>
    </div>
  )
}

function AccountRow({ row, profile }: RowProps) {
  const { platform, account, isSandbox } = row
  const entered = profile.social.find((one) => one.platform === platform)
  const handle = account?.handle ?? entered?.handle
  return (
    <div className={styles.account}>
      <div className={styles.name}>
        <span className={styles.words}>
          <b>{platformNames[platform]}</b> {handle && `@${handle}`} {isSandbox && <Badge tone="warn">Sandbox</Badge>}
        </span>
        {account && <State account={account} />}
      </div>
      <Figures entered={entered} isConnected={account !== null} />
      {account ? <Connection account={account} platform={platform} /> : entered && <Age entered={entered} />}
      <Group gap="xs">
        <ConnectButtons row={row} profile={profile} />
        {!account && <ByHand row={row} profile={profile} entered={entered} />}
      </Group>
    </div>
  )
}

function ConnectButtons({ row: { platform, account, can, isOffered }, profile: { uid: influencerUid } }: RowProps) {
  const name = platformNames[platform]
  const [isLeaving, setLeaving] = useState(false)
  const connect = useWrite(platformCalls.connectAccount, { onDone: ({ url }) => location.assign(url) })
  const readNow = useWrite(platformCalls.readAccountNow, { onDone: () => showSuccess(`${name} updated.`) })
  return (
    <>
      {!account && !isOffered && <p className={`dim ${styles.unoffered}`}>Can’t be connected here yet.</p>}
      {can.connect && (
        <Button
          variant={account && !account.endedWhy ? 'default' : 'light'}
          loading={connect.busy}
          onClick={() => void connect({ influencerUid, platform })}
        >
          {account ? `Connect ${name} again` : `Connect ${name}`}
        </Button>
      )}
      {account && !account.endedWhy && !account.isOutdated && (
        <Button variant="default" loading={readNow.busy} onClick={() => void readNow({ influencerUid, platform })}>
          Update now
        </Button>
      )}
      {can.disconnect && (
        <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
          Disconnect {name}
        </Button>
      )}
      {isLeaving && account && (
        <DisconnectDialog
          influencerUid={influencerUid}
          platform={platform}
          followers={account.followers}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}

/** What can be done with an account that is entered by hand. */
function ByHand({ row: { platform }, profile, entered }: RowProps & { entered: Entered | undefined }) {
  const [isEditing, setEditing] = useState(false)
  const remove = useWrite(profileCalls.removeSocialAccount)
  const { uid, version } = profile
  const takeOff = async () => {
    const name = platformNames[platform]
    const isSure = await confirm(`Remove ${name} from your profile? Brands will no longer see its numbers.`, [
      { label: `Keep ${name}`, value: false },
      { label: `Remove ${name}`, value: true, style: 'danger' },
    ])
    if (isSure) await remove({ uid, version, platform })
  }
  return (
    <>
      <Button variant="default" onClick={() => setEditing(true)}>
        {entered ? 'Update insights' : 'Enter by hand'}
      </Button>
      {entered && (
        <Button variant="subtle" color="red" onClick={() => void takeOff()}>
          Remove {platformNames[platform]}
        </Button>
      )}
      {isEditing && <AccountForm profile={profile} platform={platform} onClose={() => setEditing(false)} />}
    </>
  )
}

function State({ account }: { account: Connected }) {
  if (account.endedWhy) return <Badge tone="bad">Access ended</Badge>
  if (account.isOutdated) return <Badge tone="warn">Paused</Badge>
  if (account.isFailing) return <Badge tone="warn">Trying again</Badge>
  return <Badge tone="good">Connected</Badge>
}

/** The numbers that brands see, with how and when they were confirmed. */
function Figures({ entered, isConnected }: { entered: Entered | undefined; isConnected: boolean }): ReactNode {
  if (!entered) return isConnected && <div>Followers not shared</div>
  const { followers, averageViews, engagementBp, confirmedHow, confirmedAt, platform } = entered
  return (
    <div>
      {largeCounted(followers, followerOf(platform))}
      {averageViews !== null && ` · ${largeNumber(averageViews)} average views`}
      {engagementBp !== null && ` · ${percentOfBp(engagementBp)} engagement`}
      <small className={`dim ${styles.source}`}>
        {capitalised(confirmedBy(confirmedHow, platform))}, {timeAgo(confirmedAt)}
      </small>
    </div>
  )
}

function Age({ entered: { confirmedAt } }: { entered: Entered }) {
  return (
    isOld(confirmedAt) && (
      <Note tone="warn">These insights are over {followersValidDays} days old. Please update them.</Note>
    )
  )
}

function isOld(confirmedAt: string): boolean {
  return Date.now() - Date.parse(confirmedAt) > followersValidDays * 86_400_000
}

type ConnectionProps = { account: Connected; platform: Platform }

function Connection({ account: { missing, endedWhy, isOutdated, growth }, platform }: ConnectionProps) {
  const name = platformNames[platform]
  return (
    <>
      {growth.length > 0 && <GrowthCurve growth={growth} of={name} />}
      {endedWhy && (
        <Note tone="warn">
          {name} no longer lets us see this account. Connect it again, or we’ll delete its numbers{' '}
          {takenBackDays[platform]} days after we last saw them.
        </Note>
      )}
      {isOutdated && !endedWhy && (
        <Note tone="warn">
          {name} has changed how it shares numbers, and we need to update our connection first. Your numbers stay as we
          last saw them, for up to {provenForDays} days. There’s nothing you need to do.
        </Note>
      )}
      {missing.length > 0 && !endedWhy && (
        <Note tone="warn">
          You didn’t allow us to see {missingWords(missing)}. Connect {name} again to add that.
        </Note>
      )}
    </>
  )
}
