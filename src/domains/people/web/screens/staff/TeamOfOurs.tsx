import { Button, Group, Select, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../../kit/contract/calls.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { Dialog } from '../../../../../kit/web/dialog.tsx'
import { EmailField } from '../../../../../kit/web/email-field.tsx'
import { counted, timeAgo } from '../../../../../kit/web/format.ts'
import { LinkTo } from '../../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../../kit/web/pieces.tsx'
import { showSuccess } from '../../../../../kit/web/toasts.ts'
import { peopleCalls } from '../../../contract.ts'
import { toPerson } from '../../links.ts'

type Staff = OutputOf<typeof peopleCalls.listStaff>
type Row = Staff['rows'][number]
type Role = Row['role']

const roleWords: Record<Role, string> = { admin: 'admin', account_manager: 'account manager' }
const roles = Object.entries(roleWords).map(([value, label]) => ({ value, label }))
const roleOf = (value: string | null): Role => (value === 'admin' ? 'admin' : 'account_manager')

/** The team with its roles; admins invite, change and end. */
export function TeamOfOurs({ staff }: { staff: Staff }) {
  const [inviting, setInviting] = useState(false)
  const [ending, setEnding] = useState<Row | null>(null)
  const change = useWrite(peopleCalls.changeStaffRole)
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={2}>Team</Title>
        {staff.canKeep && (
          <Button size="sm" onClick={() => setInviting(true)}>
            Invite
          </Button>
        )}
      </Group>
      <Stack>
        {staff.rows.map((row) => (
          <div key={row.accountUid}>
            <Group justify="space-between" gap="xs">
              <div style={{ minWidth: 0 }}>
                <LinkTo to={toPerson(row.accountUid)}>{row.name}</LinkTo>{' '}
                {row.isYou && <span className="dim">(you)</span>}
                <div className="dim ellipsis">{row.email}</div>
                <small className="dim">
                  {counted(row.book, 'brand')} · {row.lastSeenAt ? `last here ${timeAgo(row.lastSeenAt)}` : 'invited'}
                </small>
              </div>
              <Badge tone={row.role === 'admin' ? 'calm' : 'mute'}>{roleWords[row.role]}</Badge>
            </Group>
            {staff.canKeep && !row.isYou && !row.designated && (
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
                  {row.role === 'admin' ? 'Make an account manager' : 'Make an admin'}
                </Button>
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => setEnding(row)}>
                  Leaves the team
                </Button>
              </Group>
            )}
          </div>
        ))}
      </Stack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {ending && <EndDialog leaving={ending} staff={staff} onClose={() => setEnding(null)} />}
    </Card>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('account_manager')
  const invite = useWrite(peopleCalls.inviteStaff, {
    onDone: () => {
      showSuccess(`${name} will get a mail.`)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title="Invite to the team" size="md">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void invite({ name, email, role })
        }}
      >
        <Stack>
          <TextInput
            label="Name"
            required
            maxLength={80}
            data-autofocus
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <EmailField label="Email" required value={email} onChange={setEmail} />
          <Select
            label="Role"
            data={roles}
            value={role}
            allowDeselect={false}
            onChange={(value) => setRole(roleOf(value))}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={invite.busy}>
              Invite
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function EndDialog({ leaving, staff, onClose }: { leaving: Row; staff: Staff; onClose: () => void }) {
  const [handTo, setHandTo] = useState<string | null>(null)
  const end = useWrite(peopleCalls.endStaff, { onDone: onClose })
  const others = staff.rows.filter((row) => row.accountUid !== leaving.accountUid)
  return (
    <Dialog
      opened
      onClose={onClose}
      type="danger"
      size="md"
      title={`${leaving.name} leaves the team`}
      description="Their account is closed at once. What they did stays in the log."
    >
      <Stack>
        {leaving.book > 0 && (
          <Select
            label={`Who looks after their ${counted(leaving.book, 'brand')}?`}
            data={others.map((row) => ({ value: row.accountUid, label: row.name }))}
            value={handTo}
            onChange={setHandTo}
          />
        )}
        <Group justify="flex-end">
          <Button
            color="red"
            loading={end.busy}
            disabled={leaving.book > 0 && !handTo}
            onClick={() => void end({ accountUid: leaving.accountUid, handTo })}
          >
            End their place
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
