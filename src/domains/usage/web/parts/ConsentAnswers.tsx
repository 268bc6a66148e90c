import './consent.css'
import { answerConsent } from '../consent.ts'

/** No and yes look alike, and no is said first. */
export function ConsentAnswers() {
  return (
    <div className="consent-answers">
      <button type="button" onClick={() => void answerConsent(false)}>
        No, thank you
      </button>
      <button type="button" onClick={() => void answerConsent(true)}>
        Yes, that is fine
      </button>
    </div>
  )
}
