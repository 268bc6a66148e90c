import { Title } from '@mantine/core'
import type * as z from 'zod/mini'
import { Card } from '../../../../kit/web/parts.tsx'
import { Picture } from '../../../media/web/parts/Picture.tsx'
import type { ManagerView } from '../../views.ts'
import styles from './account-manager.module.css'

/** Who looks after a brand: the face, how to write, and where a call is booked. */
export function AccountManager({ manager: { name, email, slug, photo } }: { manager: z.output<typeof ManagerView> }) {
  const [local, host] = email.split('@')
  return (
    <Card>
      <Title order={2} mb="sm">
        Your account manager
      </Title>
      <div className="row-name">
        <span className={styles.photo}>
          <Picture path={photo} alt={name} kind="user" sizes="72px" />
        </span>
        <div className="shrinks">
          <b>{name}</b>
          <div className={styles.mail}>
            <a href={`mailto:${email}`}>
              {local}
              <wbr />@{host}
            </a>
          </div>
          <a href={`/app/account-manager/${slug}`}>Book a call</a>
        </div>
      </div>
    </Card>
  )
}
