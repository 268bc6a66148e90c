import { Button, Group, Stack, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { enterByReload } from '../../../../kit/web/enter.ts'
import { capitalised, timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { organisationCalls } from '../../contract.ts'
import { seatWords } from '../../seat-words.ts'
import { invitedRoles } from '../invited-roles.ts'
import { InvitationRow } from './InvitationRow.tsx'
import { InviteDialog } from './InviteDialog.tsx'

type Team = OutputOf<typeof organisationCalls.listTeam>
type Member = Team['members'][number]

/** Who works for a venue: what they may do, when they were last here, and the seats of the plan. */
export function TeamCard({ brandUid }: { brandUid: string }) {
  const team = useRead(organisationCalls.listTeam, { brandUid })
  const [inviting, setInviting] = useState(false)
  return (
    <Card>
      <Title order={2} mb="sm">
        Team
      </Title>
      <Loaded of={team}>
        {({ members, invitations, seats, canChange, canHandOver, canLeave }) => (
          <Stack>
            {members.map((member) => (
              <MemberRow
                key={member.accountUid}
                member={member}
                brandUid={brandUid}
                canChange={canChange}
                canHandOver={canHandOver}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.uid} invitation={invitation} brandUid={brandUid} canChange={canChange} />
            ))}
            <Group justify="space-between">
              <span className="dim">{seatWords(seats)}</span>
              {canChange && (
                <Button size="sm" onClick={() => setInviting(true)}>
                  Invite a colleague
                </Button>
              )}
            </Group>
            {canLeave && <LeaveTeam brandUid={brandUid} />}
            {inviting && <InviteForm brandUid={brandUid} onClose={() => setInviting(false)} />}
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

/** Who leaves lands where their other profiles are. */
function LeaveTeam({ brandUid }: { brandUid: string }) {
  const leave = useWrite(organisationCalls.leaveTeam, { onDone: () => enterByReload('You’ve left the team.') })
  const venue = useSession().current?.profile.name ?? 'this venue'
  const askAndLeave = async () => {
    const sure = await confirm(
      `Leave ${venue}? You’ll lose access to this venue, not to any others. Your past work stays.`,
      [
        { label: 'Stay', value: false },
        { label: 'Leave team', value: true, style: 'danger' },
      ],
    )
    if (sure) await leave({ brandUid })
  }
  return (
    <Group>
      <Button size="sm" variant="default" loading={leave.busy} onClick={() => void askAndLeave()}>
        Leave team
      </Button>
    </Group>
  )
}

type RowProps = { member: Member; brandUid: string; canChange: boolean; canHandOver: boolean }

function MemberRow({ member, brandUid, canChange, canHandOver }: RowProps) {
  const { accountUid, name, email, role } = member
  const change = useWrite(organisationCalls.changeMemberRole)
  const remove = useWrite(organisationCalls.removeMember)
  const handOver = useWrite(organisationCalls.handOverOwnership, {
    onDone: () => showSuccess(`${name} is now the owner.`),
  })
  const one = { brandUid, accountUid }
  const venue = useSession().current?.profile.name ?? 'this venue'
  const askAndHandOver = async () => {
    const sure = await confirm(
      `Make ${name} the owner of ${venue}, and of the organisation’s other venues with the same owner? They’ll manage the teams and the plans, and can close the organisation. The current owner becomes an admin.`,
      [
        { label: 'Keep current owner', value: false },
        { label: 'Make owner', value: true, style: 'primary' },
      ],
    )
    if (sure) await handOver(one)
  }
  const askAndRemove = async () => {
    const sure = await confirm(`Remove ${name} from the team? Their past work stays.`, [
      { label: 'Keep on team', value: false },
      { label: 'Remove from team', value: true, style: 'danger' },
    ])
    if (sure) await remove(one)
  }
  return (
    <div>
      <Group justify="space-between" gap="xs">
        <div className="shrinks">
          <b>{name}</b> {member.isYou && <span className="dim">(you)</span>}
          <div className="dim ellipsis">{email}</div>
          <small className="dim">{seenWords(member)}</small>
        </div>
        <Badge tone={role === 'member' ? 'mute' : 'calm'}>{capitalised(role)}</Badge>
      </Group>
      {canChange && role !== 'owner' && !member.isYou && (
        <Group gap="xs" mt={6}>
          <Button
            size="compact-sm"
            variant="default"
            loading={change.busy}
            onClick={() => void change({ ...one, role: role === 'admin' ? 'member' : 'admin' })}
          >
            {role === 'admin' ? 'Make member' : 'Make admin'}
          </Button>
          {canHandOver && member.lastSeenAt !== null && (
            <Button size="compact-sm" variant="default" loading={handOver.busy} onClick={() => void askAndHandOver()}>
              Make owner
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            loading={remove.busy}
            onClick={() => void askAndRemove()}
          >
            Remove
          </Button>
        </Group>
      )}
    </div>
  )
}

function seenWords({ lastSeenAt }: Member): string {
  return lastSeenAt ? `last seen ${timeAgo(lastSeenAt)}` : 'not signed in yet'
}

function InviteForm({ brandUid, onClose }: { brandUid: string; onClose: () => void }) {
  const invite = useWrite(organisationCalls.inviteMember, {
    onDone: () => {
      showSuccess('Invitation sent.')
      onClose()
    },
  })
  return (
    <InviteDialog
      title="Invite a colleague"
      description="We’ll email them an invitation. They have a week to accept it."
      roleLabel="Role"
      roles={invitedRoles}
      busy={invite.busy}
      onInvite={(person) => void invite({ brandUid, ...person })}
      onClose={onClose}
    />
  )
}
