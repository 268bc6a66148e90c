import { expect, it } from 'vitest'
import { keepList, listBehind } from './list-behind.ts'

const row = (uid: string) => ({ uid, to: { path: '/record', search: { uid } } })

it('finds a record in the list that was looked at last, and nothing elsewhere', () => {
  expect(listBehind('luna')).toBeNull()
  keepList({ name: 'Brands', back: { path: '/brands' }, rows: [row('luna'), row('orso')] })
  expect(listBehind('orso')).toMatchObject({ name: 'Brands', at: 1 })
  expect(listBehind('alice')).toBeNull()
  keepList({ name: 'Creators', back: { path: '/creators' }, rows: [row('alice')] })
  expect(listBehind('orso')).toBeNull()
})
