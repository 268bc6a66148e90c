import { Button, Group, Select, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { counted, timeAgo } from '../../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { InviteDialog } from '../../../../organisations/web/parts/InviteDialog.tsx'
import { staffCalls } from '../../../contract.ts'
import { toAccount } from '../../../../accounts/web/links.ts'

type Staff = OutputOf<typeof staffCalls.listStaff>
type Row = Staff['rows'][number]
type Role = Row['role']

const roleWords: Record<Role, string> = { admin: 'admin', account_manager: 'account manager' }
const roles = (['account_manager', 'admin'] as const).map((value) => ({ value, label: roleWords[value] }))

/** The team with its roles; admins invite, change and end. */
export function StaffTable({ staff }: { staff: Staff }) {
  const [inviting, setInviting] = useState(false)
  const [ending, setEnding] = useState<Row | null>(null)
  const change = useWrite(staffCalls.changeStaffRole)
  const grantDay = useWrite(staffCalls.grantSecondFactorDay, {
    onDone: () => showSuccess('They can work for one day without two-step verification.'),
  })
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Team</Title>
        {staff.canManage && (
          <Button size="sm" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )}
      </Group>
      <Stack>
        {staff.rows.map((row) => (
          <div key={row.accountUid}>
            <Group justify="space-between" gap="xs">
              <div className="shrinks">
                <LinkTo to={toAccount(row.accountUid)}>{row.name}</LinkTo>{' '}
                {row.isYou && <span className="dim">(you)</span>}
                <div className="dim ellipsis">{row.email}</div>
                <small className="dim">
                  {counted(row.book, 'brand')} · {row.lastSeenAt ? `last seen ${timeAgo(row.lastSeenAt)}` : 'invited'}
                </small>
              </div>
              {row.secondFactorDue && (
                <Badge tone="warn">
                  {row.graceUntil ? 'no two-step verification yet' : 'needs two-step verification'}
                </Badge>
              )}
              <Badge tone={row.role === 'admin' ? 'calm' : 'mute'}>{roleWords[row.role]}</Badge>
            </Group>
            {staff.canManage && !row.isYou && !row.designated && (
              <Group gap="xs" mt={6}>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() =>
                    void change({
                      accountUid: row.accountUid,
                      role: row.role === 'admin' ? 'account_manager' : 'admin',
                    })
                  }
                >
                  {row.role === 'admin' ? 'Make account manager' : 'Make admin'}
                </Button>
                {row.secondFactorDue && !row.graceUntil && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => void grantDay({ accountUid: row.accountUid })}
                  >
                    Allow one day without it
                  </Button>
                )}
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => setEnding(row)}>
                  Remove from team
                </Button>
              </Group>
            )}
          </div>
        ))}
      </Stack>
      {inviting && <InviteToTeam onClose={() => setInviting(false)} />}
      {ending && <EndDialog leaving={ending} staff={staff} onClose={() => setEnding(null)} />}
    </Card>
  )
}

function InviteToTeam({ onClose }: { onClose: () => void }) {
  const invite = useWrite(staffCalls.inviteStaff, {
    onDone: () => {
      showSuccess('Invitation sent.')
      onClose()
    },
  })
  return (
    <InviteDialog
      title="Invite to the team"
      description="We’ll email them a link to set a password. It works for a week."
      roleLabel="Role"
      roles={roles}
      busy={invite.busy}
      onInvite={(person) => void invite(person)}
      onClose={onClose}
    />
  )
}

function EndDialog({ leaving, staff, onClose }: { leaving: Row; staff: Staff; onClose: () => void }) {
  const [handTo, setHandTo] = useState<string | null>(null)
  const end = useWrite(staffCalls.endStaff, { onDone: onClose })
  const others = staff.rows.filter((row) => row.accountUid !== leaving.accountUid)
  return (
    <Dialog
      opened
      onClose={onClose}
      type="danger"
      size="md"
      title={`Remove ${leaving.name} from the team`}
      description="Their account closes right away. Their activity stays in the log."
    >
      <Stack>
        {leaving.book > 0 && (
          <Select
            label={`Who will look after their ${counted(leaving.book, 'brand')}?`}
            data={others.map((row) => ({ value: row.accountUid, label: row.name }))}
            value={handTo}
            onChange={setHandTo}
          />
        )}
        <Group justify="flex-end">
          <GuardedButton
            color="red"
            loading={end.busy}
            missing={leaving.book > 0 && !handTo ? 'Choose who takes over their brands first.' : null}
            onClick={() => void end({ accountUid: leaving.accountUid, handTo })}
          >
            Remove from team
          </GuardedButton>
        </Group>
      </Stack>
    </Dialog>
  )
}
