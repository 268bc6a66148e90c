import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { deliverableTypes, formatNames, opinionWords, platformNames } from '../profiles/vocabulary.ts'
import { rightsNames } from './rights.ts'

/** How content stands that a brand has before it. */
export const shownStates = { 'in-review': 'In review', approved: 'Approved', published: 'Published' } as const
export type ShownState = keyof typeof shownStates

/** The columns of a brand’s content. Which creators and briefs there are, its screen knows. */
export const showcaseList = defineTable({
  content: { title: 'Content' },
  creator: { title: 'Creator', kind: 'choice', sort: true },
  brief: { title: 'Brief', kind: 'choice' },
  type: {
    title: 'Type',
    kind: 'choice',
    choices: deliverableTypes.map((value) => ({ value, label: formatNames[value] })),
  },
  platform: { title: 'Platform', kind: 'choice', choices: namedChoices(platformNames) },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(shownStates) },
  rights: { title: 'Usage rights', kind: 'choice', choices: namedChoices(rightsNames) },
  until: { title: 'Rights until', kind: 'day', optional: true, sort: true },
  shape: {
    title: 'Shape',
    kind: 'choice',
    choices: namedChoices({ portrait: 'Portrait', square: 'Square', landscape: 'Landscape' }),
  },
  rating: { title: 'Your review', kind: 'choice', choices: namedChoices(opinionWords), optional: true },
  views: { title: 'Views', kind: 'number', optional: true, sort: 'down' },
  caption: { title: 'Caption' },
  added: { title: 'Added', kind: 'day', sort: true },
  approved: { title: 'Approved', kind: 'day', optional: true, sort: true },
  published: { title: 'Published', kind: 'day', optional: true, sort: true },
})
