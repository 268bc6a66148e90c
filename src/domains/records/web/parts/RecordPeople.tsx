import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { toAccount } from '../../../accounts/web/links.ts'
import { recordCalls } from '../../contract.ts'
import styles from './record-people.module.css'

/** Who signs in for a brand or creator: name, address, and when they were last here. */
export function RecordPeople({ recordUid }: { recordUid: string }) {
  const people = useRead(recordCalls.listRecordPeople, { recordUid })
  return (
    <Card>
      <Title order={2} mb="sm">
        People
      </Title>
      <Loaded of={people} shape="lines">
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="dim flush">No one can sign in for them yet.</p>
          ) : (
            <ul className={`plain-list ${styles.people}`}>
              {rows.map(({ uid, name, email, role, lastSeenAt, disabled }) => (
                <li key={uid}>
                  <LinkTo to={toAccount(uid)}>{name}</LinkTo> <small className="dim">{role}</small>{' '}
                  {disabled && <Badge tone="bad">sign-in disabled</Badge>}
                  <a className={styles.email} href={`mailto:${email}`}>
                    {email}
                  </a>
                  <small className="dim">
                    {lastSeenAt ? `Last seen ${timeAgo(lastSeenAt)}` : 'Has never signed in'}
                  </small>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
