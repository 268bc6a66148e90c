import { Button, Group, Stack, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { profileCalls } from '../../contract.ts'
import { useSession } from '../session.tsx'

/** Whom a brand does not host, with its private reasons. */
export function BlockedInfluencers({ brandUid, mayBlock }: { brandUid: string; mayBlock: boolean }) {
  const isTeam = useSession().side === 'admin'
  const blocked = useRead(profileCalls.listBlockedInfluencers, { brandUid })
  const [handle, setHandle] = useState('')
  const [reason, setReason] = useState('')
  const unblock = useWrite(profileCalls.unblockInfluencer)
  const block = useWrite(profileCalls.blockInfluencer, {
    onDone: () => {
      setHandle('')
      setReason('')
    },
  })
  return (
    <Card>
      <Title order={2} mb="sm">
        Blocked creators
      </Title>
      <p className="dim">
        {isTeam
          ? 'They won’t see the brand’s briefs, and we don’t tell them why.'
          : 'They won’t see your briefs, and we don’t tell them why.'}
      </p>
      <Loaded of={blocked}>
        {({ rows }) => (
          <Stack gap="xs">
            {rows.length === 0 && (
              <span>{isTeam ? 'The brand hasn’t blocked anyone.' : 'You haven’t blocked anyone.'}</span>
            )}
            {rows.map((row) => (
              <Group key={row.uid} justify="space-between" wrap="nowrap">
                <span className="shrinks">
                  <b>@{row.handle}</b> {row.reason && <span className="dim">{row.reason}</span>}
                </span>
                {mayBlock && (
                  <Button
                    size="sm"
                    variant="default"
                    onClick={() => void unblock({ brandUid, influencerUid: row.uid })}
                  >
                    Unblock
                  </Button>
                )}
              </Group>
            ))}
          </Stack>
        )}
      </Loaded>
      {mayBlock && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void block({ brandUid, handle, reason })
          }}
        >
          <Stack gap="xs" mt="md">
            <TextInput
              label="Handle"
              maxLength={60}
              placeholder="@handle"
              value={handle}
              onChange={(event) => setHandle(event.currentTarget.value)}
            />
            <TextInput
              label={isTeam ? 'Reason (visible to the brand’s team)' : 'Reason (only visible to your team)'}
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <GuardedButton
                type="submit"
                variant="default"
                missing={handle.trim() ? null : 'Enter a handle first.'}
                loading={block.busy}
              >
                Block
              </GuardedButton>
            </Group>
          </Stack>
        </form>
      )}
    </Card>
  )
}
