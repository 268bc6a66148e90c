import { Button, Group, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { largeNumber, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { missingWords } from '../words.ts'
import { DisconnectDialog } from './DisconnectDialog.tsx'
import { GrowthCurve } from './GrowthCurve.tsx'
import styles from './platforms.module.css'

type Row = OutputOf<typeof platformCalls.listConnectedAccounts>['rows'][number]
type Connected = NonNullable<Row['account']>

/** The platforms a creator can connect, and what is read from those that are. */
export function ConnectedAccounts({ influencerUid }: { influencerUid: string }) {
  const accounts = useRead(platformCalls.listConnectedAccounts, { influencerUid })
  return (
    <Card>
      <Title order={2} mb="xs">
        Connect your accounts
      </Title>
      <p className="dim">
        Your numbers update themselves every day and show as verified. We only read: we never post, and you can
        disconnect at any time.
      </p>
      <Loaded of={accounts}>
        {({ rows }) => rows.map((row) => <AccountRow key={row.platform} row={row} influencerUid={influencerUid} />)}
      </Loaded>
    </Card>
  )
}

function AccountRow({ row, influencerUid }: { row: Row; influencerUid: string }) {
  const { platform, account, can, isOffered, isSandbox } = row
  const name = platformNames[platform]
  const [isLeaving, setLeaving] = useState(false)
  const connect = useWrite(platformCalls.connectAccount, { onDone: ({ url }) => location.assign(url) })
  const readNow = useWrite(platformCalls.readAccountNow, { onDone: () => showSuccess(`${name} updated`) })
  return (
    <div className={styles.account}>
      <div className={styles.name}>
        <span>
          <b>{name}</b> {account && `@${account.handle}`} {isSandbox && <Badge tone="warn">sandbox</Badge>}
        </span>
        {account && <State account={account} />}
      </div>
      {account && <Figures account={account} name={name} />}
      {!account && !isOffered && <p className="dim">Can’t be connected here yet. Add your insights by hand.</p>}
      <Group gap="xs">
        {can.connect && (
          <Button
            variant={account && !account.endedWhy ? 'default' : 'filled'}
            loading={connect.busy}
            onClick={() => void connect({ influencerUid, platform })}
          >
            {account ? `Connect ${name} again` : `Connect ${name}`}
          </Button>
        )}
        {account && !account.endedWhy && (
          <Button variant="default" loading={readNow.busy} onClick={() => void readNow({ influencerUid, platform })}>
            Update now
          </Button>
        )}
        {can.disconnect && (
          <Button variant="subtle" color="red" onClick={() => setLeaving(true)}>
            Disconnect {name}
          </Button>
        )}
      </Group>
      {isLeaving && account && (
        <DisconnectDialog
          influencerUid={influencerUid}
          platform={platform}
          followers={account.followers}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}

function State({ account }: { account: Connected }) {
  if (account.endedWhy) return <Badge tone="bad">access ended</Badge>
  if (account.isFailing) return <Badge tone="warn">trying again</Badge>
  return <Badge tone="good">connected</Badge>
}

function Figures({ account, name }: { account: Connected; name: string }) {
  const { followers, readAt, missing, endedWhy, growth } = account
  return (
    <>
      <div>
        {followers === null ? 'Followers not shared' : `${largeNumber(followers)} followers`}
        {readAt && (
          <small className="dim">
            {' '}
            · verified by {name} {timeAgo(readAt)}
          </small>
        )}
      </div>
      {growth.length > 0 && <GrowthCurve growth={growth} of={name} />}
      {endedWhy && (
        <Note tone="warn">
          {name} no longer lets us see this account. Connect it again, or we’ll delete its numbers 30 days after we last
          saw them.
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
