import { Button } from '@mantine/core'
import { useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { profileCalls } from '../../contract.ts'

type Props = { name: string; brandUid: string; influencerUid: string; onDone?: () => void }

/** Ends contact with a venue; it is not told. Blocked venues are listed in the creator’s profile, to be unblocked there. */
export function BlockBrand({ name, brandUid, influencerUid, onDone }: Props) {
  const block = useWrite(profileCalls.blockBrand, {
    onDone: () => {
      showSuccess(`${name} is blocked. You can unblock them in your profile.`)
      onDone?.()
    },
  })
  const ask = async () => {
    const yes = await confirm(
      `Block ${name}? You won’t see their briefs, and they can’t invite or message you. They won’t be told. Collabs you’ve agreed stay until one of you cancels.`,
      [
        { label: 'Cancel', value: false },
        { label: `Block ${name}`, value: true, style: 'danger' },
      ],
    )
    if (yes) await block({ brandUid, influencerUid })
  }
  return (
    <Button variant="subtle" color="gray" loading={block.busy} onClick={() => void ask()}>
      Block {name}
    </Button>
  )
}
