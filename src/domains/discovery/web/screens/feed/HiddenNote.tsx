import { Button, Group } from '@mantine/core'
import { Note } from '../../../../../kit/web/parts.tsx'
import styles from '../../parts/feed-card.module.css'

/** What was just hidden, read out when it happens, and the way back. */
export function HiddenNote({ words, onUndo }: { words: string | undefined; onUndo: () => void }) {
  return (
    <div aria-live="polite" className={styles.hidden}>
      {words !== undefined && (
        <Note tone="calm">
          <Group justify="space-between" gap="sm">
            <span>Hidden. {words}. You’ll see less like this.</span>
            <Button size="sm" variant="default" onClick={onUndo}>
              Undo
            </Button>
          </Group>
        </Note>
      )}
    </div>
  )
}
