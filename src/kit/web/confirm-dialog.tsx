import { lazy, Suspense, useSyncExternalStore } from 'react'
import { openQuestion, watchQuestion } from './confirm.ts'

const QuestionDialog = lazy(async () => ({ default: (await import('./question-dialog.tsx')).QuestionDialog }))

/** The one place where questions are asked; what it is drawn with comes with the first question. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(watchQuestion, openQuestion)
  return <Suspense>{question && <QuestionDialog question={question} />}</Suspense>
}
