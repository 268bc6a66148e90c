import { expect, it } from 'vitest'
import { collabActions, writing } from './collab-actions.ts'

const anna = { accountUid: 'anna', name: 'Anna', role: 'account_manager' } as const

const collab = {
  uid: 'collab',
  manager: { uid: 'anna', name: 'Anna' },
  contentDueAt: null,
  brief: { uid: 'brief', title: 'Dinner for two' },
  brand: { name: 'Luna', city: 'london' },
  creator: { name: 'Alice Moreau' },
  visit: { startsAt: '2026-03-02T19:30:00.000Z' },
} as const

it('fills in the fields of a message for each collab, and leaves out where there is nothing to fill in', () => {
  const { itemOf } = writing(anna, (row: typeof collab) => row)
  expect(itemOf(collab, 'yes', 'Hi {first name}, {venue} at {time}. {my name}')).toMatchObject({
    input: { collabUid: 'collab', text: 'Hi Alice, Luna at 19:30. Anna' },
  })
  expect(itemOf(collab, 'yes', 'Content by {content due}')).toBe('nothing to put in place of {content due}')
})

it('offers only an admin to assign the brands of collabs, and nobody anything before it’s known who they are', () => {
  const choices = { lists: [], briefs: { choices: [], onSearch: () => undefined } }
  const labels = (self: Parameters<typeof collabActions>[1]) =>
    collabActions([], self, choices).map(({ label }) => label)
  const everybody = ['Nudge', 'Message', 'Extend deadline', 'Invite', 'Add to list']
  expect(labels(anna)).toEqual(everybody)
  expect(labels({ ...anna, role: 'admin' })).toEqual([...everybody, 'Assign manager'])
  expect(labels(null)).toEqual([])
})
