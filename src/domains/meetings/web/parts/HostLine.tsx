import { initialsOf } from '../../../media/initials.ts'
import type { MeetingView } from '../../contract.ts'
import styles from './schedule-call.module.css'

const roleWords = { account_manager: 'Account manager', admin: 'Team' } as const

type Props = { host: Pick<MeetingView['host'], 'name' | 'role'>; photo: string | null; product: string }

/** One of the team: face, name, what they are. `photo` is where the picture is. */
export function HostLine({ host, photo, product }: Props) {
  return (
    <div className={styles.host}>
      {photo ? (
        <img className={styles.face} src={photo} alt="" width="56" height="56" />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {initialsOf(host.name)}
        </span>
      )}
      <div>
        <b>{host.name}</b>
        <div className="dim">
          {roleWords[host.role]} at {product}
        </div>
      </div>
    </div>
  )
}
