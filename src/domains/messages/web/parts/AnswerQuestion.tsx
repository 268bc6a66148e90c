import { Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import { InActionSlot } from '../../../../kit/web/action-slot.tsx'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { KeyButton } from '../../../../kit/web/key-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Card, Facts } from '../../../../kit/web/parts.tsx'
import { useRequiredText } from '../../../../kit/web/required-text.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { useTyped } from '../../../../kit/web/use-typed.ts'
import { briefCalls } from '../../../briefs/contract.ts'
import { deliverableText } from '../../../briefs/deliverable-words.ts'
import { toBrief } from '../../../briefs/web/links.ts'
import { valueWords } from '../../../briefs/web/value-words.ts'
import { useSession } from '../../../profiles/web/session.tsx'
import { messageCalls } from '../../contract.ts'
import type { BriefQuestionView } from '../../contract/questions.ts'
import { maxLength } from '../../rules.ts'
import { type FieldValues, fillTemplate, unfilledWords } from '../../template-fields.ts'
import { QuestionAndAnswer } from './questions/QuestionAndAnswer.tsx'
import { Templates } from './Templates.tsx'

type Props = { briefUid: string; influencerUid: string }

/** A creator’s question about a brief, with what the brief says and where to answer. */
export function AnswerQuestion(target: Props) {
  const asked = useRead(messageCalls.getBriefQuestion, target)
  return (
    <Loaded of={asked}>
      {({ question }) =>
        question && (
          <Card>
            <Stack>
              <QuestionAndAnswer question={question} />
              {question.can.answer && <Answer question={question} />}
              <AboutBrief question={question} />
            </Stack>
          </Card>
        )
      }
    </Loaded>
  )
}

/** What the fields of a template stand for before there is a collab. */
const valuesOf = ({ influencer, brand, brief }: BriefQuestionView, myName: string): FieldValues => ({
  creator: influencer.name,
  'first name': influencer.name.split(' ')[0] ?? influencer.name,
  venue: brand.name,
  brief: brief.title,
  date: null,
  time: null,
  'content due': null,
  'my name': myName,
})

function Answer({ question }: { question: BriefQuestionView }) {
  const { uid, side, brand, influencer } = question
  const values = valuesOf(question, useSession().user.display_name)
  const field = useRef<HTMLTextAreaElement>(null)
  const [choosing, setChoosing] = useState(false)
  const [text, setText] = useTyped(`answer ${uid}`)
  const { error, isGiven } = useRequiredText(text, 'Write your answer, or choose a template.')
  const unfilled = unfilledWords(text, values)
  const answer = useWrite(messageCalls.answerBriefQuestion, {
    onDone: () => {
      setText('')
      showSuccess(`Answer sent to ${influencer.name}.`)
    },
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (isGiven() && unfilled === null) void answer({ uid, text: fillTemplate(text, values) })
      }}
    >
      <InActionSlot>
        <KeyButton variant="default" letter="a" onClick={() => field.current?.focus()}>
          Answer
        </KeyButton>
      </InActionSlot>
      <Stack gap="sm">
        <Textarea
          ref={field}
          label={`Your answer to ${influencer.name}`}
          description="You answer once. If they request, you can go on in the conversation."
          autosize
          minRows={3}
          maxRows={10}
          maxLength={maxLength}
          value={text}
          error={unfilled ?? error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setChoosing(true)}>
            Templates
          </Button>
          <Button type="submit" loading={answer.busy}>
            Send answer
          </Button>
        </Group>
      </Stack>
      <Templates
        brandUid={side === 'brand' ? brand.uid : undefined}
        values={values}
        opened={choosing}
        onClose={() => setChoosing(false)}
        onInsert={(words) => setText(text.trim() === '' ? words : `${text.trimEnd()}\n\n${words}`)}
      />
    </form>
  )
}

/** What the brief says already. */
function AboutBrief({ question: { brief, brand } }: { question: BriefQuestionView }) {
  const read = useRead(briefCalls.getBrief, { uid: brief.uid })
  return (
    <section aria-label="Brief">
      <Title order={3} mb="xs">
        <LinkTo to={toBrief(brand.uid, brief.uid)}>{brief.title}</LinkTo>
      </Title>
      <Loaded of={read}>
        {({ content, currency }) => (
          <Facts
            rows={[
              ['Value', valueWords({ ...content, currency, stay: content.availability.stay })],
              ['Included', content.included.join(', ')],
              content.notIncluded.length > 0 && ['Not included', content.notIncluded.join(', ')],
              ['Deliverables', content.deliverables.map(deliverableText).join(', ')],
            ]}
          />
        )}
      </Loaded>
    </section>
  )
}
