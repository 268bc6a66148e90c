import { lazy, Suspense, useState } from 'react'
import { newKey } from '../../../../../kit/web/send-once.ts'
import { keepWaitingFile } from '../../../../../kit/web/waiting-files.ts'
import type { Recorded } from '../../../../media/web/parts/recording.ts'
import type { MessageView } from '../../../contract.ts'
import { outbox } from '../../use-outbox.ts'
import { ReplyingTo } from './ReplyingTo.tsx'
import styles from '../dms.module.css'

const VoiceRecorder = lazy(async () => ({
  default: (await import('../../../../media/web/parts/VoiceRecorder.tsx')).VoiceRecorder,
}))

type Props = { collabUid: string; replyTo: MessageView | null; onReplyEnd: () => void; onClose: () => void }

/** In place of the field: a voice note goes to the outbox, as what is written does. */
export function RecordVoice({ collabUid, replyTo, onReplyEnd, onClose }: Props) {
  const [key] = useState(newKey)
  const send = async ({ file, durationMs }: Recorded) => {
    const at = new Date().toISOString()
    await keepWaitingFile(key, file)
    outbox.add({
      key,
      collabUid,
      at,
      text: '',
      pictures: [],
      documents: [],
      voiceMs: durationMs,
      replyTo: replyTo?.uid ?? null,
    })
    onReplyEnd()
    onClose()
  }
  return (
    <div className={styles.composer}>
      {replyTo && <ReplyingTo message={replyTo} onEnd={onReplyEnd} />}
      <Suspense>
        <VoiceRecorder onSend={send} onClose={onClose} />
      </Suspense>
    </div>
  )
}
