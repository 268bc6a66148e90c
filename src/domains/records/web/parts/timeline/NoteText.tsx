import { useRead } from '../../../../../kit/web/calls.ts'
import { recordCalls } from '../../../contract.ts'
import { partsOf } from '../../../mentions.ts'
import styles from './timeline.module.css'

/** The words of a note; who is mentioned stands out. */
export function NoteText({ text }: { text: string }) {
  const colleagues = useRead(recordCalls.listColleagues, {}, { enabled: text.includes('@') })
  return (
    <div className={styles.noteText}>
      {partsOf(text, colleagues.data?.rows ?? []).map((part, at) =>
        part.isMention ? <strong key={at}>{part.text}</strong> : part.text,
      )}
    </div>
  )
}
