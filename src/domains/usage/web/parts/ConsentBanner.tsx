import { answerConsent } from '../consent.ts'
import { useConsent } from '../use-consent.ts'
import { ConsentQuestion } from './ConsentQuestion.tsx'

/** Asks once; the page behind it can be used meanwhile, and nothing is counted until there is a yes. */
export function ConsentBanner() {
  if (useConsent()) return null
  return <ConsentQuestion onAnswer={(yes) => void answerConsent(yes)} />
}
