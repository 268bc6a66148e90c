import { ordinalDate } from '../../../../kit/web/format.ts'
import { DoorFrame } from '../../../accounts/web/parts/DoorFrame.tsx'
import { answerConsent } from '../consent.ts'
import { useConsent } from '../use-consent.ts'
import { ConsentAnswers } from '../parts/ConsentAnswers.tsx'

/** `/consent`: what is counted, and one's answer to it. */
export function ConsentScreen() {
  const consent = useConsent()
  return (
    <DoorFrame title="Being counted" lead="What we count if you agree, and how to change your answer.">
      <p>
        <b>{consent ? (consent.analytics ? 'You said yes' : 'You said no') : 'You have not been asked yet'}</b>
        {consent && ` on ${ordinalDate(consent.at)}, to the text of ${consent.textVersion}.`}
        {!consent && '; until you answer, nothing is counted.'}
      </p>
      <ConsentAnswers onAnswer={(yes) => void answerConsent(yes)} />
      <h2>If you say yes</h2>
      <p>
        We note which pages you open, when a visit begins and ends, and that you are still there. It is kept with your
        account for 400 days and read by our team alone. Tools of other companies, where we use any, are told of page
        views too.
      </p>
      <h2>If you say no</h2>
      <p>
        We count that a sign-in or sign-up page was opened, without a name for your browser, and nothing else. No other
        company hears of your visit. When something breaks, your browser tells us what went wrong, so that we can mend
        it.
      </p>
      <h2>What we never count</h2>
      <p>What you write, whom you write to, and what you look for.</p>
    </DoorFrame>
  )
}
