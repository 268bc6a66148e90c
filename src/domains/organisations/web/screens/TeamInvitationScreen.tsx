import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { toLogin, toNewPassword } from '../../../accounts/web/links.ts'
import { useOneTimeLink } from '../../../accounts/web/one-time-link.ts'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { organisationCalls } from '../../contract.ts'

type Answer = OutputOf<typeof organisationCalls.answerTeamInvitation>

/** `/app/team-invitation`: opened by a mailed link. It answers by a button, so that a scanner of mail answers nothing. */
export function TeamInvitationScreen() {
  const { token = '' } = useOneTimeLink()
  const [answered, setAnswered] = useState<Answer | null>(null)
  const isAsking = answered === null && token !== ''
  const read = useRead(organisationCalls.getTeamInvitation, { token }, { enabled: isAsking })
  const answer = useWrite(organisationCalls.answerTeamInvitation, { onDone: setAnswered })
  if (answered) return <Answered {...answered} />
  if (read.error || token === '') {
    const lead = read.error?.message ?? 'This link is incomplete. Open the link in your email again.'
    return <DoorFrame page="Team invitation" title="This invitation doesn’t work" lead={lead} />
  }
  const invitation = read.data
  const may = invitation?.role === 'admin' ? 'manage the venue and its team' : 'reply to requests and review content'
  return (
    <DoorFrame
      page="Team invitation"
      title={invitation ? `Join the ${invitation.brandName} team?` : 'Team invitation'}
      lead={invitation ? `${invitation.by} invited you (${invitation.email}). You’d be able to ${may}.` : 'One moment…'}
    >
      {invitation && (
        <Stack gap="xs">
          <Group>
            <Button size="lg" loading={answer.busy} onClick={() => void answer({ token, accept: true })}>
              Join team
            </Button>
            <Button
              size="lg"
              variant="default"
              disabled={answer.busy}
              onClick={() => void answer({ token, accept: false })}
            >
              Decline invitation
            </Button>
          </Group>
          <p className="dim">The invitation is open until {ordinalDate(invitation.expiresAt)}.</p>
        </Stack>
      )}
    </DoorFrame>
  )
}

function Answered({ state, passwordToken }: Answer) {
  if (state === 'declined')
    return (
      <DoorFrame
        page="Team invitation"
        title="Invitation declined"
        lead="You haven’t joined the team, and the link no longer works."
      />
    )
  if (passwordToken)
    return (
      <DoorFrame page="Team invitation" title="You’re in" lead="Choose a password to finish.">
        <Group>
          <Button size="lg" component={LinkTo} to={toNewPassword(passwordToken)}>
            Choose a password
          </Button>
        </Group>
      </DoorFrame>
    )
  return (
    <DoorFrame page="Team invitation" title="You’re in" lead="You’ll find the venue among your profiles.">
      <LinkTo to={toLogin()}>Go to your account</LinkTo>
    </DoorFrame>
  )
}
