import { Button } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { timeAgo } from '../../../../kit/web/format.ts'
import { Badge, Card, type Tone } from '../../../../kit/web/parts.tsx'
import { Screen } from '../../../../kit/web/screen.tsx'
import { staffCalls, type Integration } from '../../contract.ts'
import styles from './integrations.module.css'

const states: Record<Integration['state'], [Tone, string]> = {
  good: ['good', 'works'],
  trouble: ['bad', 'not working'],
  off: ['mute', 'not connected'],
  unseen: ['calm', 'connected'],
}

/** What this installation is connected to, and when each last worked. Keys and passwords are in the settings alone. */
export function IntegrationsScreen() {
  const list = useRead(staffCalls.listIntegrations, {})
  return (
    <Screen
      title="Integrations"
      lead="Connected services and when they last worked. You set them up in the server’s settings."
      width="narrow"
      of={list}
      actions={
        <Button variant="default" loading={list.isFetching} onClick={() => void list.refetch()}>
          Check again
        </Button>
      }
    >
      {({ rows, checkedAt }) => (
        <Card>
          <ul className={`plain-list ${styles.integrations}`}>
            {rows.map(({ name, by, state, lastWorkedAt, words }) => (
              <li key={name} className={styles.integration}>
                <div className={styles.words}>
                  <b>{name}</b> <span className="dim">· {by}</span>
                  <div>{words}</div>
                  {lastWorkedAt && <small className="dim">Last worked {timeAgo(lastWorkedAt)}</small>}
                </div>
                <Badge tone={states[state][0]}>{states[state][1]}</Badge>
              </li>
            ))}
          </ul>
          <small className="dim">Checked {timeAgo(checkedAt)}</small>
        </Card>
      )}
    </Screen>
  )
}
