import { lazy, Suspense } from 'react'
import { useHelpfulMoment } from '../push-moment.ts'

const AskPush = lazy(async () => ({ default: (await import('./AskPush.tsx')).AskPush }))

/** Where one is asked whether this browser may show notifications, at a moment when they help. */
export function AskPushPlace() {
  const words = useHelpfulMoment()
  return <Suspense>{words && <AskPush key={words} words={words} />}</Suspense>
}
