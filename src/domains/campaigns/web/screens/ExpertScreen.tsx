import { Button, Group, Stack, Textarea, Title } from '@mantine/core'
import { useState } from 'react'
import type { OutputOf } from '../../../../kit/contract/calls.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { timezoneName } from '../../../../kit/contract/when.ts'
import { dateTime, dayOf, timeAgo } from '../../../../kit/web/format.ts'
import { GuardedButton } from '../../../../kit/web/guarded-button.tsx'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { Badge, Card } from '../../../../kit/web/parts.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Loaded, Screen } from '../../../../kit/web/screen.tsx'
import { showSuccess } from '../../../../kit/web/toasts.ts'
import { AccountManager } from '../../../profiles/web/parts/AccountManager.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { campaignCalls } from '../../contract.ts'
import { questionAtMost } from '../../contract/experts.ts'
import { workingTime } from '../../experts.ts'
import listStyles from '../../../../kit/web/item-list.module.css'
import { expertSearch, toCampaigns, toExpert } from '../links.ts'
import { Conversation, DueBadge } from '../parts/Conversation.tsx'
import { ExampleCampaign } from '../parts/ExampleCampaign.tsx'
import { lockedFor } from '../parts/locked.ts'

type Questions = OutputOf<typeof campaignCalls.listExpertQuestions>

/** A brand's questions to its account manager, and a new one. */
export function ExpertScreen() {
  const [address] = useAddress(expertSearch)
  const brandUid = useProfileUid(address.uid)
  const read = useRead(campaignCalls.listExpertQuestions, { brandUid })
  const locked = read.data ? null : lockedFor(read.error)
  return (
    <Screen
      title="Ask your expert"
      lead={read.data && promiseWords(read.data)}
      actions={
        read.data && (
          <Button component={LinkTo} to={toCampaigns(brandUid)} variant="default">
            Campaigns
          </Button>
        )
      }
    >
      {locked ? (
        <ExampleCampaign why={locked} brandUid={brandUid} />
      ) : (
        <Loaded of={read}>{(questions) => <Parts questions={questions} brandUid={brandUid} />}</Loaded>
      )}
    </Screen>
  )
}

function promiseWords({ expert, promise: { hours, openingHours, timezone } }: Questions): string {
  const by = expert ? `${expert.name} answers` : 'Our team answers'
  return `${by} within ${hours} working hours: ${openingHours}, ${timezoneName(timezone)}`
}

/** Until when an answer is due, and the days on which nobody works meanwhile. */
function dueWords({ dueAt, holidays }: Questions['askedNow'], timezone: string): string {
  const due = `Ask now and you’ll have an answer by ${dateTime(dueAt, timezone)}.`
  if (holidays.length === 0) return due
  const days = holidays.map(({ day, name }) => `${dayOf(`${day}T12:00:00Z`, 'UTC')} (${name})`)
  return `${due} Public holidays don’t count: ${new Intl.ListFormat('en-GB').format(days)}.`
}

function Parts({ questions, brandUid }: { questions: Questions; brandUid: string }) {
  const [address] = useAddress(expertSearch)
  const { expert, answerTime, rows, can } = questions
  return (
    <div className="two-columns">
      <Stack gap="lg">
        {address.question ? (
          <>
            <Button className="at-start" component={LinkTo} to={toExpert(brandUid)} variant="subtle">
              Ask something else
            </Button>
            <Conversation key={address.question} uid={address.question} isTeam={false} />
          </>
        ) : (
          can.ask && <Ask brandUid={brandUid} questions={questions} />
        )}
      </Stack>
      <Stack gap="lg">
        {expert && <AccountManager manager={expert} />}
        <Card>
          <Title order={2} mb="sm">
            Your questions
          </Title>
          {answerTime.medianMinutes !== null && (
            <p className="dim">Median reply time in the last 90 days: {workingTime(answerTime.medianMinutes)}.</p>
          )}
          {rows.length === 0 && <p className="dim">Your questions and the answers will appear here.</p>}
          <ul className={listStyles.list}>
            {rows.map((row) => (
              <li key={row.uid} className={listStyles.item}>
                <div className={listStyles.text}>
                  <LinkTo
                    to={toExpert(brandUid, { question: row.uid })}
                    aria-current={row.uid === address.question || undefined}
                  >
                    {row.firstText}
                  </LinkTo>
                  <div className="dim">{[row.campaign?.name, timeAgo(row.lastAt)].filter(Boolean).join(' · ')}</div>
                </div>
                {row.dueAt ? <DueBadge isLate={row.isLate} /> : <Badge tone="good">Answered</Badge>}
              </li>
            ))}
          </ul>
        </Card>
      </Stack>
    </div>
  )
}

function Ask({ brandUid, questions: { promise, askedNow } }: { brandUid: string; questions: Questions }) {
  const [address, setAddress] = useAddress(expertSearch)
  const [text, setText] = useState('')
  const ask = useWrite(campaignCalls.askExpert, {
    onDone: ({ uid, dueAt }) => {
      showSuccess(`Sent. You’ll have an answer by ${dateTime(dueAt, promise.timezone)}.`)
      setAddress({ question: uid, campaign: undefined, task: undefined })
    },
  })
  const about = address.task ? 'About one of your expert’s tasks.' : address.campaign && 'About your campaign.'
  return (
    <Card>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void ask({ brandUid, campaignUid: address.campaign ?? null, taskUid: address.task ?? null, text })
        }}
      >
        <Stack>
          <Textarea
            label="Your question"
            description={about || 'For example: who should we invite for Wednesdays?'}
            maxLength={questionAtMost}
            autosize
            minRows={4}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <div className="dim">{dueWords(askedNow, promise.timezone)}</div>
          <Group justify="flex-end">
            <GuardedButton type="submit" loading={ask.busy} missing={text.trim() ? null : 'Write your question first.'}>
              Send question
            </GuardedButton>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
