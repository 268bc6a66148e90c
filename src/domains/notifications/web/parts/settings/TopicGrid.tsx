import { Checkbox } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { type Cell, isOn } from '../../../delivery.ts'
import { type Audience, type Channel, channels, locked, type TopicId, topicsFor } from '../../../topics.ts'
import styles from './settings.module.css'

const channelWords: Record<Channel, string> = { product: 'In the app', mail: 'Email', push: 'Push' }
type Chosen = { off: Cell[]; myDay: boolean }
type Props = Chosen & { audience: Audience; title?: string; isPushBlocked: boolean; onChange: (next: Chosen) => void }

/** What is told, one line each, and a box for each place it is told in. What cannot be switched off says why. */
export function TopicGrid({ audience, title, isPushBlocked, off, myDay, onChange }: Props) {
  const toggle = (topic: TopicId, channel: Channel, on: boolean) => {
    if (topic === 'my-day') return onChange({ off, myDay: on })
    const cell: Cell = `${topic}:${channel}`
    onChange({ myDay, off: on ? off.filter((one) => one !== cell) : [...off, cell] })
  }
  return (
    <table className={styles.grid}>
      <caption className={title ? styles.caption : 'sr-only'}>{title ?? 'Notification settings'}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">Topic</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {channelWords[channel]}
              {channel === 'push' && isPushBlocked && <small className="dim"> blocked in this browser</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topicsFor(audience).map(({ id, label, about, onlyMail }) => (
          <tr key={id}>
            <th scope="row">
              {label}
              <small className="dim">{about}</small>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                {onlyMail && channel !== 'mail' ? (
                  <span className="dim" aria-label="by email only">
                    –
                  </span>
                ) : (
                  <Checkbox
                    size="md"
                    classNames={{ body: styles.box }}
                    aria-label={`${label}: ${channelWords[channel].toLowerCase()}`}
                    checked={isOn({ off, myDay }, id, channel)}
                    onChange={(event) => toggle(id, channel, event.currentTarget.checked)}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
        {locked
          .filter((one) => one.for.includes(audience))
          .map(({ label, why }) => (
            <tr key={label} className={styles.locked}>
              <th scope="row">
                {label}
                <small className="dim">{why}</small>
              </th>
              <td colSpan={channels.length}>
                <span>
                  <IconLock size={16} aria-hidden="true" /> Always
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
