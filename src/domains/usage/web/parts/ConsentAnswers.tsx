import './consent.css'
import { Button } from '@mantine/core'
import { answerConsent } from '../consent.ts'

/** No and yes look alike, and no is said first. */
export function ConsentAnswers() {
  return (
    <div className="consent-answers">
      <Button variant="default" size="md" onClick={() => void answerConsent(false)}>
        No, thank you
      </Button>
      <Button variant="default" size="md" onClick={() => void answerConsent(true)}>
        Yes, that is fine
      </Button>
    </div>
  )
}
