import { expect, it } from 'vitest'
import { keepList, listBehind, listGoneOn } from './list-behind.ts'

const row = (uid: string) => ({ uid, to: { path: '/record', search: { uid } } })

it('finds a record in the list that was looked at last, and nothing elsewhere', () => {
  expect(listBehind('luna')).toBeNull()
  keepList({ name: 'Brands', back: { path: '/brands' }, rows: [row('luna'), row('orso')], count: 2, more: null })
  expect(listBehind('orso')).toMatchObject({ name: 'Brands', at: 1 })
  expect(listBehind('alice')).toBeNull()
  keepList({ name: 'Creators', back: { path: '/creators' }, rows: [row('alice')], count: 1, more: null })
  expect(listBehind('orso')).toBeNull()
})

it('goes on to the rows that come next, and ends with the last', async () => {
  const pages = [
    [row('luna'), row('orso')],
    [row('luna'), row('orso'), row('nona')],
  ]
  const more = () => Promise.resolve(pages[1] ?? [])
  keepList({ name: 'Brands', back: { path: '/brands' }, rows: pages[0] ?? [], count: 3, more })
  expect(await listGoneOn('orso')).toMatchObject({ at: 1, rows: [{}, {}, { uid: 'nona' }] })
  expect(await listGoneOn('nona')).toMatchObject({ at: 2, more: null })
})
