import { Group, Stack, Title } from '@mantine/core'
import { useList } from '../../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../../kit/web/screen.tsx'
import { ShowMore } from '../../../../../kit/web/show-more.tsx'
import { kindNames } from '../../../columns.ts'
import { type OwnReferral, referralCalls } from '../../../contract.ts'

/** Whom one has brought, and how far each has come. */
export function WhoJoined({ profileUid }: { profileUid: string }) {
  const list = useList(referralCalls.listReferrals, { profileUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        Who’s joined
      </Title>
      <Loaded of={list}>
        {() =>
          list.rows.length === 0 ? (
            <EmptyState title="No one yet" text="People and venues who join with your link appear here." />
          ) : (
            <Stack gap="sm">
              <ul className="rows plain-list">
                {list.rows.map((row) => (
                  <li key={row.uid} className="card pad">
                    <Group justify="space-between" gap="xs">
                      <b>{row.name}</b>
                      <Standing row={row} />
                    </Group>
                    <div className="dim">
                      {kindNames[row.kind]} · joined {ordinalDate(row.joinedAt)}
                    </div>
                    <Since row={row} />
                  </li>
                ))}
              </ul>
              <ShowMore of={list} />
            </Stack>
          )
        }
      </Loaded>
    </Card>
  )
}

function Standing({ row: { state, isApproved } }: { row: OwnReferral }) {
  const [tone, words] = standingOf(state, isApproved)
  return <Badge tone={tone}>{words}</Badge>
}

function standingOf(state: OwnReferral['state'], isApproved: boolean): [Tone, string] {
  if (state === 'given') return ['good', 'Thank-you given']
  if (state === 'refused') return ['mute', 'No thank-you']
  if (state === 'qualified') return ['calm', 'First collab completed']
  return isApproved ? ['calm', 'Approved'] : ['mute', 'Joined']
}

/** What has happened since, with its day. */
function Since({ row: { state, qualifiedAt, decidedAt, thankYou, note } }: { row: OwnReferral }) {
  const on = (words: string, at: string | null) => at && `${words} on ${ordinalDate(at)}`
  const lines = [
    on('Completed a first collab', qualifiedAt),
    state === 'qualified' && thankYou && `Your thank-you: ${thankYou}`,
    state === 'given' && `${on('Thank-you given', decidedAt)}: ${note}`,
    state === 'refused' && note,
  ].filter((line) => typeof line === 'string' && line !== '')
  return lines.map((line) => <div key={String(line)}>{line}</div>)
}
