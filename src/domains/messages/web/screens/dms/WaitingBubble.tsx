import { Button, Group } from '@mantine/core'
import { counted } from '../../../../../kit/web/format.ts'
import { useIsOnline } from '../../../../../kit/web/network.ts'
import { momentOf } from '../../../../media/moment.ts'
import type { WaitingMessage } from '../../outbox.ts'
import { outbox } from '../../use-outbox.ts'
import styles from '../dms.module.css'

/** A message that the server does not have yet, where it will stand, and what it waits for. */
export function WaitingBubble({
  message: { key, text, pictures, documents, voiceMs, refusal },
}: {
  message: WaitingMessage
}) {
  const isOnline = useIsOnline()
  return (
    <div className={styles.line} data-mine="true" data-last="true">
      <article className={styles.bubble} data-mine="true" data-waiting="true">
        {text && <p>{text}</p>}
        {pictures.length > 0 && <p className="dim">{counted(pictures.length, 'photo')}</p>}
        {documents.map(({ uid, name }) => (
          <p key={uid} className="dim">
            {name}
          </p>
        ))}
        {voiceMs && <p className="dim">Voice note, {momentOf(voiceMs)}</p>}
        {refusal === null ? (
          <footer>{isOnline ? 'Sending…' : 'Waiting for a connection'}</footer>
        ) : (
          <>
            <p role="alert" className={styles.refusal}>
              Not sent. {refusal}
            </p>
            <Group gap="xs">
              <Button size="sm" variant="default" onClick={() => outbox.retry(key)}>
                Try again
              </Button>
              <Button size="sm" variant="subtle" onClick={() => outbox.discard(key)}>
                Delete
              </Button>
            </Group>
          </>
        )}
      </article>
    </div>
  )
}
