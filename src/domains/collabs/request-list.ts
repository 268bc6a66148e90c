import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityChoices } from '../profiles/city-choices.ts'

/** Which terms a request asks for. */
export const requestTerms = { brief: 'As in the brief', suggested: 'Suggests different terms' } as const
/** Whether it says when they’d like to come. */
export const requestTimes = { named: 'Suggested', open: 'Not chosen yet' } as const

/** The columns of a brand’s requests. Which briefs there are, its screen knows. */
export const requestList = defineTable({
  creator: { title: 'Creator', sort: true },
  brief: { title: 'Brief', kind: 'choice' },
  match: { title: 'Match', sort: true },
  followers: { title: 'Followers', kind: 'number', sort: true },
  reliability: { title: 'Reliability', kind: 'number', optional: true, sort: true },
  visits: { title: 'Visits', kind: 'number', sort: true },
  city: { title: 'Home city', kind: 'choice', choices: cityChoices, sort: true },
  terms: { title: 'Terms', kind: 'choice', choices: namedChoices(requestTerms) },
  times: { title: 'Times', kind: 'choice', choices: namedChoices(requestTimes) },
  message: { title: 'Message' },
  requested: { title: 'Requested', kind: 'day', sort: true },
  due: { title: 'Reply by', kind: 'day', sort: true },
  answer: { title: 'Answer' },
})
