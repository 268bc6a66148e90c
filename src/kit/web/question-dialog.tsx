import './styles.ts'
import { Button, Group, Modal } from '@mantine/core'
import { answerQuestion, type Option, type Question } from './confirm.ts'
import styles from './question-dialog.module.css'

/** A question and its options, above everything else (layer 1000). */
export function QuestionDialog({ question }: { question: Question }) {
  return (
    <Modal
      opened
      onClose={() => answerQuestion(null)}
      withCloseButton={false}
      zIndex={1000}
      size="sm"
      padding="lg"
      attributes={{ content: { 'aria-label': 'Please confirm' } }}
    >
      <p className={styles.question}>{question.message}</p>
      <Group justify="flex-end" gap="sm">
        {question.options.map((option) => (
          <Button key={option.label} {...lookOf(option)} onClick={() => answerQuestion(option)}>
            {option.label}
          </Button>
        ))}
      </Group>
    </Modal>
  )
}

function lookOf({ style = 'plain' }: Option) {
  return { variant: style === 'plain' ? 'default' : 'filled', color: style === 'danger' ? 'red' : undefined }
}
