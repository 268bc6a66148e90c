import { Stack } from '@mantine/core'
import { timeAgo } from '../../../../../kit/web/format.ts'
import type { BriefQuestionView } from '../../../contract/questions.ts'
import styles from './questions.module.css'

/** A creator’s question about a brief and its answer, as its reader sees them. */
export function QuestionAndAnswer({ question }: { question: BriefQuestionView }) {
  const { side, influencer, askedAt, text, masked, answer } = question
  return (
    <Stack gap="sm">
      <Quote by={side === 'influencer' ? 'You' : influencer.name} does="asked" {...{ at: askedAt, text, masked }} />
      {answer && <Quote by={answer.author} does="answered" {...answer} />}
    </Stack>
  )
}

type QuoteProps = { by: string; does: string; at: string; text: string; masked: boolean }

function Quote({ by, does, at, text, masked }: QuoteProps) {
  return (
    <div>
      <div className="dim">
        {by} {does} {timeAgo(at)}
      </div>
      <blockquote className={`quote ${styles.words}`}>{text}</blockquote>
      {masked && (
        <small className="dim">Phone numbers and email addresses are hidden until a visit is confirmed.</small>
      )}
    </div>
  )
}
