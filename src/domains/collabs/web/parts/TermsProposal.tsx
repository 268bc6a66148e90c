import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { dateTime } from '../../../../kit/web/format.ts'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { collabCalls } from '../../contract.ts'
import { useFreshWrite } from '../use-fresh-write.ts'
import { ContractNote } from './ContractNote.tsx'
import type { CollabData } from './StageBadge.tsx'
import { type TermsProposalData, TermsRows } from './TermsRows.tsx'

type Props = {
  collab: CollabData
  /** Shows only what the reader has to answer, or only what somebody else has to; without it, both. */
  waitingFor?: 'reader' | 'others'
}

/** New terms that wait for an answer: what changes, why, and the answer of the other side. */
export function TermsProposal({ collab, waitingFor }: Props) {
  const { uid, version, terms, brand, influencer } = collab
  const { data } = useRead(collabCalls.listTermsChanges, { uid }, { enabled: terms !== null })
  const answer = useFreshWrite(collabCalls.answerTerms)
  const withdraw = useFreshWrite(collabCalls.withdrawTerms)
  if (!data?.open) return null
  const { open, can } = data
  if (waitingFor && can.answer !== (waitingFor === 'reader')) return null
  const reply = async (given: 'accept' | 'decline') => {
    const done = await answer({ uid, version, answer: given })
    if (done) showSuccess(given === 'accept' ? 'New terms agreed.' : 'Declined. The agreed terms stay as they are.')
  }
  const askToAccept = async () =>
    (await confirm(`Accept the new terms? They’ll apply straight away. ${open.rows.map(inSentence).join(' ')}`, [
      { label: 'Keep current terms', value: false },
      { label: 'Accept new terms', value: true, style: 'primary' },
    ])) && reply('accept')
  const other = open.side === 'brand' ? influencer.name : brand.name
  return (
    <Card>
      <Stack gap="sm">
        <Title order={2}>{can.withdraw ? 'Your proposed terms' : 'Proposed terms'}</Title>
        <Text className="dim">
          {open.proposedBy}
          {open.side === 'brand' && ` for ${brand.name}`}, {dateTime(open.proposedAt, zoneHere())}
        </Text>
        <TermsRows rows={open.rows} />
        <ContractNote collab={collab} of="proposal" />
        {open.reason && <blockquote className="quote">{open.reason}</blockquote>}
        <Text className="dim">
          {can.answer ? 'Reply' : `Waiting for ${other} to reply`} by {dateTime(open.expiresAt, zoneHere())}. Until
          then, the agreed terms stay as they are.
        </Text>
        {can.answer && (
          <Group>
            <Button loading={answer.busy} onClick={() => void askToAccept()}>
              Accept new terms
            </Button>
            <Button variant="default" disabled={answer.busy} onClick={() => void reply('decline')}>
              Decline
            </Button>
          </Group>
        )}
        {can.withdraw && (
          <Button
            className="at-start"
            variant="default"
            loading={withdraw.busy}
            onClick={() => void withdraw({ uid, version })}
          >
            Withdraw proposal
          </Button>
        )}
      </Stack>
    </Card>
  )
}

/** What a line becomes, short enough for a question: all of it is on the card. */
function inSentence({ label, becomes }: TermsProposalData['rows'][number]): string {
  const text = becomes.length > 120 ? `${becomes.slice(0, 119).trimEnd()}…` : becomes || 'None'
  return `${label}: ${text}${/[.!?…]$/.test(text) ? '' : '.'}`
}
