import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { briefStatusNames } from '../briefs/statuses.ts'
import { cityChoices } from '../profiles/city-choices.ts'

/** The columns of the briefs of several venues. */
export const groupBriefList = defineTable({
  title: { title: 'Brief', sort: true },
  venue: { title: 'Venue', sort: true },
  city: { title: 'City', kind: 'choice', choices: cityChoices, sort: true },
  status: { title: 'Status', kind: 'choice', choices: namedChoices(briefStatusNames) },
  waiting: { title: 'Requests to answer', kind: 'number', sort: true },
  spots: { title: 'Spots taken', kind: 'number', sort: true },
  next: { title: 'Next open time' },
  until: { title: 'Last day', kind: 'day', sort: true },
  changed: { title: 'Changed', kind: 'day', sort: true },
})
