import { defineTable, namedChoices } from '../../kit/contract/table.ts'
import { cityFacts, plusoneCities } from '../profiles/vocabulary.ts'
import { stateNames } from './outcome-words.ts'

/** Names of the kinds of import, in the plural. */
export const kindNames = {
  venues: 'Venues',
  brands: 'Brands with contacts',
  creators: 'Creators',
  lists: 'Creators for lists',
  redemptions: 'Bookings with codes',
  collabs: 'Past collabs',
} as const

/** The columns of the imports. */
export const importColumns = defineTable({
  file: { title: 'File' },
  kind: { title: 'Type', kind: 'choice', choices: namedChoices(kindNames) },
  list: { title: 'List' },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(stateNames) },
  read: { title: 'Rows read', kind: 'number' },
  in: { title: 'Added or updated', kind: 'number', optional: true },
  out: { title: 'Not added', kind: 'number', optional: true },
  by: { title: 'By' },
  created: { title: 'Started', kind: 'day', sort: true },
})

/** What a creator from a list has come to: their invitation, and whether they have finished signing up. */
export const creatorStates = { imported: 'Not invited', invited: 'Invited', joined: 'Joined' } as const
export type CreatorState = keyof typeof creatorStates

/** The columns of the creators who came in with a list. */
export const importedCreatorColumns = defineTable({
  name: { title: 'Name', sort: true },
  accounts: { title: 'Accounts' },
  email: { title: 'Email' },
  phone: { title: 'Phone' },
  city: {
    title: 'City',
    kind: 'choice',
    choices: plusoneCities.map((value) => ({ value, label: cityFacts[value].name })),
    optional: true,
  },
  followers: { title: 'Followers', kind: 'number', optional: true, sort: true },
  state: { title: 'Status', kind: 'choice', choices: namedChoices(creatorStates) },
  created: { title: 'Imported', kind: 'day', sort: true },
})
