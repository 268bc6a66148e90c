import { useRead, useWrite } from '../../../kit/web/calls.ts'
import { confirm } from '../../../kit/web/confirm.ts'
import { showSuccess } from '../../../kit/web/toasts.ts'
import { profileCalls } from '../contract.ts'

type Of = {
  name: string
  brandUid: string
  influencerUid: string
  enabled: boolean
  onBlocked?: (() => void) | undefined
}

/** Ends contact with a venue, or takes that back; the venue is not told. Only a creator can: for others it is not `enabled`. */
export function useBlockBrand({ name, brandUid, influencerUid, enabled, onBlocked }: Of) {
  const blocked = useRead(profileCalls.listBlockedBrands, { influencerUid }, { enabled })
  const block = useWrite(profileCalls.blockBrand, {
    onDone: () => {
      showSuccess(`${name} is blocked. You can unblock them in your profile.`)
      onBlocked?.()
    },
  })
  const unblock = useWrite(profileCalls.unblockBrand, { onDone: () => showSuccess(`${name} is unblocked.`) })
  const ask = async () => {
    const yes = await confirm(
      `Block ${name}? You won’t see their briefs, and they can’t invite or message you. They won’t be notified. Collabs you’ve already agreed to still go ahead unless one of you cancels.`,
      [
        { label: 'Don’t block', value: false },
        { label: `Block ${name}`, value: true, style: 'danger' },
      ],
    )
    if (yes) await block({ brandUid, influencerUid })
  }
  return {
    isBlocked: enabled && (blocked.data?.rows.some(({ uid }) => uid === brandUid) ?? false),
    busy: block.busy || unblock.busy,
    block: () => void ask(),
    unblock: () => void unblock({ brandUid, influencerUid }),
  }
}
