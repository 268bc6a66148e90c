import { Button, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { Card } from '../../../../kit/web/parts.tsx'
import type { accountCalls } from '../../contract.ts'
import { securityEventWords } from '../../security-event-words.ts'

type Event = OutputOf<typeof accountCalls.listSecurityEvents>['rows'][number]

/** What happened to the ways into an account, newest first. */
export function SignInActivity({ events, onMore }: { events: Event[]; onMore?: (() => void) | undefined }) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Sign-in activity
      </Title>
      {events.length === 0 && <p className="dim">Sign-ins from the last 90 days appear here.</p>}
      <ul className="plain-list">
        {events.map(({ uid, kind, at, device, network }) => (
          <li key={uid}>
            {securityEventWords[kind]}{' '}
            <small className="dim">
              {timeAgo(at)} · {device} · {network}
            </small>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button variant="default" mt="sm" onClick={onMore}>
          Show more
        </Button>
      )}
    </Card>
  )
}
