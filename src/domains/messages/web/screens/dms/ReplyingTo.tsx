import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { MessageView } from '../../../contract.ts'
import { wordlessText } from '../../../rules.ts'
import styles from '../dms.module.css'

/** Which message what is being written answers. */
export function ReplyingTo({ message, onEnd }: { message: MessageView; onEnd: () => void }) {
  return (
    <div className={styles.replying}>
      <span className="ellipsis">
        Replying to {message.byMe ? 'yourself' : message.author}: {message.text || wordlessText(message)}
      </span>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label="Cancel reply" onClick={onEnd}>
        <IconX size={18} />
      </ActionIcon>
    </div>
  )
}
