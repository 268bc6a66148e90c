import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { InputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { counted, largeNumber } from '../../../../kit/web/format.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { deliverableNoun } from '../../../briefs/deliverable-words.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'

type Props = Pick<InputOf<typeof platformCalls.disconnectAccount>, 'influencerUid' | 'platform'> & {
  followers: number | null
  onClose: () => void
}
/** So many results are named; the others are counted. */
const mostNamed = 6

/** Says what goes with a connected account before it is disconnected, and what may stay as the creator's own word. */
export function DisconnectDialog({ influencerUid, platform, followers, onClose }: Props) {
  const name = platformNames[platform]
  const [keepFollowers, setKeepFollowers] = useState(false)
  const [keepResults, setKeepResults] = useState(false)
  const results = useRead(platformCalls.listReportedResults, { influencerUid, platform }).data?.rows
  const disconnect = useWrite(platformCalls.disconnectAccount, {
    onDone: () => {
      showSuccess(`${name} disconnected`)
      onClose()
    },
  })
  return (
    <Modal opened onClose={onClose} title={`Disconnect ${name}`}>
      <Stack>
        <p>
          We give the access back and delete everything {name} told us: followers, growth, audience and recent posts.
        </p>
        {results && results.length > 0 && (
          <div>
            These results come from {name} and will show as withdrawn:
            <ul>
              {results.slice(0, mostNamed).map(({ collabUid, venue, type, views }, index) => (
                <li key={`${collabUid} ${index}`}>
                  {venue}, {deliverableNoun({ type, platform })}
                  {views !== null && `: ${largeNumber(views)} views`}
                </li>
              ))}
              {results.length > mostNamed && <li>and {counted(results.length - mostNamed, 'other')}</li>}
            </ul>
            <Checkbox
              checked={keepResults}
              onChange={(event) => setKeepResults(event.currentTarget.checked)}
              label="Keep these numbers as my own report"
            />
          </div>
        )}
        {followers !== null && (
          <Checkbox
            checked={keepFollowers}
            onChange={(event) => setKeepFollowers(event.currentTarget.checked)}
            label={`Keep ${largeNumber(followers)} followers on my profile, as self-reported`}
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
