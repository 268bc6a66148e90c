import { Button, Group } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { Badge } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { organisationCalls } from '../../contract.ts'

type Props = {
  invitation: OutputOf<typeof organisationCalls.listTeam>['invitations'][number]
  brandUid: string
  canChange: boolean
}

/** Somebody who was asked to join and has not answered. */
export function InvitationRow({ invitation, brandUid, canChange }: Props) {
  const { uid, name, email, role, expiresAt, isOver } = invitation
  const resend = useWrite(organisationCalls.resendInvitation, { onDone: () => showSuccess('Invitation resent.') })
  const withdraw = useWrite(organisationCalls.withdrawInvitation, {
    onDone: () => showSuccess('Invitation withdrawn.'),
  })
  const askAndWithdraw = async () => {
    const sure = await confirm(`Withdraw the invitation to ${name}? The link in their email will stop working.`, [
      { label: 'Keep invitation', value: false },
      { label: 'Withdraw invitation', value: true, style: 'danger' },
    ])
    if (sure) await withdraw({ brandUid, uid })
  }
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <div className="shrinks">
          <b>{name}</b>
          <div className="dim ellipsis">{email}</div>
          <small className="dim">
            {isOver ? 'Invitation expired' : `Invitation open until ${ordinalDate(expiresAt)}`}
          </small>
        </div>
        <Badge tone="mute">{role}</Badge>
      </Group>
      {canChange && (
        <Group gap="xs" mt={6}>
          <Button
            size="compact-sm"
            variant="default"
            loading={resend.busy}
            onClick={() => void resend({ brandUid, uid })}
          >
            Resend invitation
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={withdraw.busy}
            onClick={() => void askAndWithdraw()}
          >
            Withdraw
          </Button>
        </Group>
      )}
    </div>
  )
}
