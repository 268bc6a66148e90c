import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { InputOf, OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, largeCounted } from '../../../../kit/web/format.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import { followerOf } from '../../../profiles/follower-words.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'
import { possessive } from '../../../../kit/contract/possessive.ts'

type Props = Pick<InputOf<typeof platformCalls.disconnectAccount>, 'influencerUid' | 'platform'> & {
  followers: number | null
  onClose: () => void
}
/** So many results are named; the others are counted. */
const mostNamed = 6

type Reported = OutputOf<typeof platformCalls.listReportedResults>['rows'][number]

function Results({
  of,
  platform,
  children,
}: {
  of: readonly Reported[]
  platform: Props['platform']
  children: ReactNode
}) {
  if (of.length === 0) return null
  const words = ({ views, typed }: Reported) =>
    [views, ...(typed ? [typed.views] : [])]
      .map((count) => (count === null ? 'no views' : largeCounted(count, 'view')))
      .join(' → ')
  return (
    <>
      {children}
      <ul>
        {of.slice(0, mostNamed).map((one, index) => (
          <li key={`${one.collabUid} ${index}`}>
            {one.venue}, {deliverableNoun({ type: one.type, platform })}
            {(one.views !== null || one.typed?.views != null) && `: ${words(one)}`}
          </li>
        ))}
        {of.length > mostNamed && <li>and {counted(of.length - mostNamed, 'other')}</li>}
      </ul>
    </>
  )
}

/** Says what goes with a connected account before it is disconnected, and what may stay as the creator's own word. */
export function DisconnectDialog({ influencerUid, platform, followers, onClose }: Props) {
  const name = platformNames[platform]
  const [keepFollowers, setKeepFollowers] = useState(false)
  const [keepResults, setKeepResults] = useState(false)
  const results = useRead(platformCalls.listReportedResults, { influencerUid, platform }).data?.rows
  const disconnect = useWrite(platformCalls.disconnectAccount, {
    onDone: () => {
      showSuccess(`${name} disconnected.`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Disconnect ${name}`}>
      <Stack>
        <p>
          We’ll end our access and delete everything {name} shared with us: followers, growth, audience and recent
          posts.
        </p>
        {results && results.length > 0 && (
          <div>
            <Results platform={platform} of={results.filter(({ typed }) => !typed)}>
              These results come from {name} and will show as withdrawn:
            </Results>
            <Results platform={platform} of={results.filter(({ typed }) => typed)}>
              These will show the numbers that you or the venue added, instead of {possessive(name)}:
            </Results>
            <Checkbox
              checked={keepResults}
              onChange={(event) => setKeepResults(event.currentTarget.checked)}
              label={`Keep ${possessive(name)} numbers, as self-reported`}
            />
          </div>
        )}
        {followers !== null && (
          <Checkbox
            checked={keepFollowers}
            onChange={(event) => setKeepFollowers(event.currentTarget.checked)}
            label={`Keep ${largeCounted(followers, followerOf(platform))} on my profile, as self-reported`}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Keep {name} connected
          </Button>
          <Button
            color="red"
            loading={disconnect.busy}
            disabled={!results}
            onClick={() => void disconnect({ influencerUid, platform, keepFollowers, keepResults })}
          >
            Disconnect {name}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
