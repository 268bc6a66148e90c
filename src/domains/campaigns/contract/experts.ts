import * as z from 'zod/mini'
import { BrandUid, CampaignUid, ExpertQuestionUid, ExpertTaskUid } from '../../../access/ids.ts'
import { defineCalls } from '../../../access/roles.ts'
import { day, instant, optionalText, text } from '../../../kit/contract/fields.ts'
import { ManagerView } from '../../profiles/views.ts'
import { taskKinds } from '../tasks.ts'
import { TaskView } from '../views.ts'

/** The longest question or answer, in characters. */
export const questionAtMost = 2000

const readers = { brandMember: 'own', accountManager: 'any', admin: 'any' } as const
const staff = { accountManager: 'assigned', admin: 'any' } as const
const done = z.object({ done: z.boolean() })

/** A conversation with an expert, as a list shows it. */
export const QuestionRow = z.object({
  uid: z.string(),
  brandUid: z.string(),
  brandName: z.string(),
  campaign: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  /** The task it is about. */
  task: z.nullable(z.enum(taskKinds)),
  firstText: z.string(),
  lastAt: instant,
  /** When the answer is due; null once it was given. */
  dueAt: z.nullable(instant),
  isLate: z.boolean(),
  /** Working minutes left until it is due; less than none is none. */
  minutesLeft: z.nullable(z.number()),
})
export type QuestionRow = z.output<typeof QuestionRow>

/** How soon questions are answered: working minutes, in the middle of those of the last 90 days. */
const AnswerTime = z.object({ medianMinutes: z.nullable(z.number()), answers: z.number() })

const AnswerPromise = z.object({
  /** So many of our working hours. */
  hours: z.number(),
  /** When those are, on the clock of `timezone`. */
  openingHours: z.string(),
  timezone: z.string(),
})

export const expertEntries = defineCalls({
  /** A brand's questions to its expert, latest first, and who that is. */
  listExpertQuestions: {
    kind: 'read',
    access: readers,
    input: z.object({ brandUid: BrandUid }),
    output: z.object({
      /** Null where no account manager is assigned: then our whole team answers. */
      expert: z.nullable(ManagerView),
      promise: AnswerPromise,
      /** When an answer would be due to what is asked now, with the public holidays until then, which don't count. */
      askedNow: z.object({ dueAt: instant, holidays: z.array(z.object({ day, name: z.string() })) }),
      answerTime: AnswerTime,
      rows: z.array(QuestionRow),
      can: z.object({ ask: z.boolean() }),
    }),
    refusals: ['not-found', 'failed-precondition'],
    shows: ['expert', 'campaign', 'subscription', 'staff'],
  },
  /** Asks the brand's expert. The answer is due in four working hours; public holidays, ours and the venue's, aren't any. About a campaign, one of its tasks, or neither. */
  askExpert: {
    kind: 'write',
    creates: true,
    access: { brandMember: 'own' },
    input: z.object({
      brandUid: BrandUid,
      campaignUid: z._default(z.nullable(CampaignUid), null),
      taskUid: z._default(z.nullable(ExpertTaskUid), null),
      text: text(questionAtMost),
    }),
    output: z.object({ uid: z.string(), dueAt: instant }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['expert'],
    perMinute: 10,
  },
  getExpertQuestion: {
    kind: 'read',
    access: readers,
    input: z.object({ uid: ExpertQuestionUid }),
    output: z.extend(QuestionRow, {
      expert: z.nullable(z.string()),
      promise: AnswerPromise,
      messages: z.array(
        z.object({
          uid: z.string(),
          at: instant,
          author: z.string(),
          isStaff: z.boolean(),
          text: z.string(),
          /** Working minutes that an answer took; null for all else. */
          answerMinutes: z.nullable(z.number()),
        }),
      ),
      can: z.object({ reply: z.boolean() }),
    }),
    refusals: ['not-found'],
    shows: ['expert'],
  },
  /** Writes on. `key` is the sender's own: sent again after a lost connection it is the same message. */
  replyToExpertQuestion: {
    kind: 'write',
    access: { brandMember: 'own', ...staff },
    input: z.object({ uid: ExpertQuestionUid, key: text(40), text: text(questionAtMost) }),
    output: done,
    refusals: ['not-found', 'failed-precondition'],
    touches: ['expert'],
    perMinute: 20,
  },
  /** The experts’ open work: questions by the time left, tasks by their due date. `mine`: only of the caller’s brands. */
  listExpertWork: {
    kind: 'read',
    access: { accountManager: 'any', admin: 'any' },
    input: z.object({ mine: z._default(z.boolean(), false) }),
    output: z.object({
      promise: AnswerPromise,
      answerTime: AnswerTime,
      questions: z.array(QuestionRow),
      tasks: z.array(z.extend(TaskView, { campaignUid: z.string(), campaignName: z.string(), brandName: z.string() })),
    }),
    shows: ['expert', 'campaign'],
  },
  /** A task of the brand's expert. The brand sees it straight away. */
  addExpertTask: {
    kind: 'write',
    creates: true,
    access: staff,
    input: z.object({ campaignUid: CampaignUid, kind: z.enum(taskKinds), note: optionalText(300), dueOn: day }),
    output: z.object({ uid: z.string() }),
    refusals: ['not-found', 'failed-precondition'],
    touches: ['expert'],
  },
  /** Ticks a task, opens it again, or says it better. The brand is notified of what was done. */
  changeExpertTask: {
    kind: 'write',
    access: staff,
    input: z.object({ uid: ExpertTaskUid, note: optionalText(300), dueOn: day, done: z.boolean() }),
    output: done,
    refusals: ['not-found'],
    touches: ['expert'],
  },
})
