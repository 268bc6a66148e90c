import { Button, SegmentedControl, Stack, Title } from '@mantine/core'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { dateTime, dayOf } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useSession } from '../../../profiles/web/session.tsx'
import { campaignCalls } from '../../contract.ts'
import { workingTime } from '../../experts.ts'
import { taskWords } from '../../tasks.ts'
import listStyles from '../../../../kit/web/item-list.module.css'
import { expertWorkSearch, toCampaign, toExpertWork } from '../links.ts'
import { Conversation } from '../parts/Conversation.tsx'

type Work = OutputOf<typeof campaignCalls.listExpertWork>

/** What brands wait for: questions with the least time left first, and tasks by their date. */
export function ExpertWorkScreen() {
  const { user } = useSession()
  // Admins look after no brand of their own.
  const usual = user.staff_role === 'admin' ? 'all' : 'mine'
  const [{ question, whose = usual }, setAddress] = useAddress(expertWorkSearch)
  const work = useRead(campaignCalls.listExpertWork, { mine: whose === 'mine' }, { keep: true })
  return (
    <Screen
      title="Expert questions"
      lead={work.data && leadOf(work.data)}
      actions={
        <SegmentedControl
          aria-label="Brands"
          value={whose}
          onChange={(value) => setAddress({ whose: expertWorkSearch.parse({ whose: value }).whose })}
          data={[
            { value: 'mine', label: 'My brands' },
            { value: 'all', label: 'All brands' },
          ]}
        />
      }
      of={work}
    >
      {({ questions, tasks, promise }) => (
        <div className="two-columns">
          <Stack gap="lg">
            <Questions questions={questions} open={question} whose={whose} timezone={promise.timezone} />
            <Tasks tasks={tasks} />
          </Stack>
          <Stack gap="lg">{question && <Conversation key={question} uid={question} isTeam />}</Stack>
        </div>
      )}
    </Screen>
  )
}

function leadOf({ promise, answerTime }: Work): string {
  const promised = `Answer within ${promise.hours} working hours (${promise.openingHours}, ${timezoneName(promise.timezone)})`
  if (answerTime.medianMinutes === null) return promised
  return `${promised}. Median in the last 90 days: ${workingTime(answerTime.medianMinutes)}`
}

type QuestionsProps = {
  questions: Work['questions']
  open: string | undefined
  whose: 'mine' | 'all'
  timezone: string
}

function Questions({ questions, open, whose, timezone }: QuestionsProps) {
  return (
    <Card>
      <Title order={2} mb="sm">
        Questions to answer
      </Title>
      {questions.length === 0 && <p className="dim">No questions to answer.</p>}
      <ul className={listStyles.list}>
        {questions.map((row) => (
          <li key={row.uid} className={listStyles.item}>
            <div className={listStyles.text}>
              <LinkTo to={toExpertWork({ question: row.uid, whose })} aria-current={row.uid === open || undefined}>
                <b>{row.brandName}</b>
              </LinkTo>
              <div>{row.firstText}</div>
              <div className="dim">
                {[row.campaign?.name, row.dueAt && `due ${dateTime(row.dueAt, timezone)}`].filter(Boolean).join(' · ')}
              </div>
            </div>
            {row.isLate ? (
              <Badge tone="bad">Late</Badge>
            ) : (
              <Badge tone={(row.minutesLeft ?? 0) < 60 ? 'warn' : 'calm'}>
                {workingTime(row.minutesLeft ?? 0)} left
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Tasks({ tasks }: { tasks: Work['tasks'] }) {
  const change = useWrite(campaignCalls.changeExpertTask)
  return (
    <Card>
      <Title order={2} mb="sm">
        Tasks due in the next 7 days
      </Title>
      {tasks.length === 0 && <p className="dim">No tasks are due.</p>}
      <ul className={listStyles.list}>
        {tasks.map(({ uid, kind, note, dueOn, isLate, campaignUid, campaignName, brandName }) => (
          <li key={uid} className={listStyles.item}>
            <div className={listStyles.text}>
              <b>{taskWords[kind]}</b> {isLate && <Badge tone="bad">Late</Badge>}
              {note && <div>{note}</div>}
              <div className="dim">
                <LinkTo to={toCampaign(campaignUid)}>{campaignName}</LinkTo> · {brandName} · due{' '}
                {dayOf(`${dueOn}T12:00:00Z`, 'UTC')}
              </div>
            </div>
            <Button
              variant="subtle"
              size="sm"
              aria-label={`Mark as done: ${taskWords[kind]} for ${campaignName}`}
              loading={change.busy}
              onClick={() => void change({ uid, note, dueOn, done: true })}
            >
              Mark as done
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
