import { Title } from '@mantine/core'
import { useRead } from '../../../../kit/web/calls.ts'
import { messageCalls } from '../../contract.ts'
import { QuestionAndAnswer } from './questions/QuestionAndAnswer.tsx'

type Target = { briefUid: string; influencerUid: string }

/** What a creator asked about a brief, on its page, and the answer or how it stands; nothing where they asked nothing. */
export function AskedQuestion(target: Target) {
  const question = useRead(messageCalls.getBriefQuestion, target).data?.question
  if (!question) return null
  const { state, brand } = question
  return (
    <section aria-label="Your question">
      <Title order={3} mb="xs">
        Your question
      </Title>
      <QuestionAndAnswer question={question} />
      {state === 'waiting' && <p className="dim">We’ll let you know when {brand.name} answers.</p>}
      {state === 'closed' && <p className="dim">{brand.name} didn’t answer in time.</p>}
    </section>
  )
}

/** The same with a request or an invitation, for whoever reads that. */
export function AskedBefore(target: Target) {
  const question = useRead(messageCalls.getBriefQuestion, target).data?.question
  return question ? <QuestionAndAnswer question={question} /> : null
}

/** The same in a list of a brand’s requests: all of theirs are read together. */
export function AskedBeforeInList({ brandUid, briefUid, influencerUid }: Target & { brandUid: string }) {
  const asked = useRead(messageCalls.listBriefQuestions, { brandUid }).data?.rows
  const question = asked?.find(({ brief, influencer }) => brief.uid === briefUid && influencer.uid === influencerUid)
  return question ? <QuestionAndAnswer question={question} /> : null
}
