import { Button, Group, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Note } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { organisationCalls } from '../../contract.ts'

/** The ways to the API keys and webhooks, and what else is connected, for whoever decides about the organisation: its owner, and admins of our team. */
export function Integrations({ brandUid, children }: { brandUid: string; children: ReactNode }) {
  const { side } = useSession()
  const team = useRead(organisationCalls.listTeam, { brandUid })
  return (
    <Stack gap="lg">
      <Card>
        <Title order={2} mb="sm">
          Integrations
        </Title>
        <p className="dim">
          Connect your till, booking system or reports. An API key can only do what you choose. A webhook tells another
          system, or a Slack or Teams channel, as soon as something happens. To close times that your own calendar
          blocks, go to{' '}
          <LinkTo to={{ path: '/app/brand/preferences', search: { uid: brandUid, section: 'closed-days' } }}>
            Closed days
          </LinkTo>
          .
        </p>
        <Loaded of={team}>
          {({ canHandOver }) =>
            canHandOver ? (
              <Group gap="xs" mt="sm">
                <Button
                  component={LinkTo}
                  to={{ path: '/app/brand/api-keys', search: { uid: brandUid } }}
                  variant="default"
                >
                  Manage API keys
                </Button>
                <Button
                  component={LinkTo}
                  to={{ path: '/app/brand/webhooks', search: { uid: brandUid } }}
                  variant="default"
                >
                  Manage webhooks
                </Button>
              </Group>
            ) : (
              <Note tone="mute">Only {side === 'admin' ? 'the' : 'your'} brand’s owner can connect other systems.</Note>
            )
          }
        </Loaded>
      </Card>
      {team.data?.canHandOver && children}
    </Stack>
  )
}
