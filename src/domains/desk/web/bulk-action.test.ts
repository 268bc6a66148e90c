import { expect, it } from 'vitest'
import { headingOf, planOf } from './bulk-action.ts'

it('says what is done for whom, and who is left out for which reason', () => {
  const rows = [
    { uid: 'a', labels: ['p1'] },
    { uid: 'b', labels: [] },
    { uid: 'c', labels: ['p1'] },
  ]
  const plan = planOf(
    {
      itemOf: (row: (typeof rows)[number], label) =>
        row.labels.includes(label) ? 'Has it already' : { input: { uid: row.uid, label } },
    },
    rows,
    ({ uid }) => ({ uid, name: uid.toUpperCase() }),
    { choice: 'p1', reason: '' },
  )
  expect(plan).toEqual({
    items: [{ uid: 'b', name: 'B', input: { uid: 'b', label: 'p1' } }],
    leftOut: [{ why: 'Has it already', names: ['A', 'C'] }],
  })
})

it('does once what rows have in common', () => {
  const rows = [
    { uid: 'a', collab: 'one', isOpen: false },
    { uid: 'b', collab: 'one', isOpen: true },
    { uid: 'c', collab: 'one', isOpen: true },
    { uid: 'd', collab: 'two', isOpen: true },
  ]
  const { items, leftOut } = planOf(
    {
      itemOf: ({ collab, isOpen }: (typeof rows)[number]) => (isOpen ? { input: { collab } } : 'closed'),
      once: { of: ({ collab }) => collab, why: 'same collab' },
    },
    rows,
    ({ uid }) => ({ uid, name: uid.toUpperCase() }),
    { choice: '', reason: '' },
  )
  expect(items.map(({ uid }) => uid)).toEqual(['b', 'd'])
  expect(leftOut).toEqual([
    { why: 'closed', names: ['A'] },
    { why: 'same collab', names: ['C'] },
  ])
})

it('says in the heading what is done with how many', () => {
  expect(headingOf({ label: 'Disable' }, '3 people')).toBe('Disable 3 people')
  expect(headingOf({ label: 'Mark as lost', sentence: 'Mark … as lost' }, '3 brands')).toBe('Mark 3 brands as lost')
})
