import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import type { InputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { largeNumber } from '../../../../kit/web/format.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { platformNames } from '../../../profiles/vocabulary.ts'
import { platformCalls } from '../../contract.ts'

type Props = Pick<InputOf<typeof platformCalls.disconnectAccount>, 'influencerUid' | 'platform'> & {
  followers: number | null
  onClose: () => void
}

/** Says what goes with a connected account before it is disconnected. */
export function DisconnectDialog({ influencerUid, platform, followers, onClose }: Props) {
  const name = platformNames[platform]
  const [keepFollowers, setKeep] = useState(false)
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
        {followers !== null && (
          <Checkbox
            checked={keepFollowers}
            onChange={(event) => setKeep(event.currentTarget.checked)}
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
            onClick={() => void disconnect({ influencerUid, platform, keepFollowers })}
          >
            Disconnect {name}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
