import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import type { Input, World } from '../../../../world/world.ts'
import { ListExplorerScreen } from './ListExplorerScreen.tsx'

const fields = (w: World): Input<'saveList'>['fields'] => ({
  name: 'Terrace opening',
  purpose: 'The first evening outside',
  city: 'london',
  kind: 'hand',
  rule: null,
  ownerUid: w.anna.accountUid,
})

describeScreen(ListExplorerScreen, {
  title: 'Influencer List Explorer',
  path: '/app/admin/influencer-list-explorer',
  as: (w) => w.anna,
  given: (w) => w.anna.call('saveList', { uid: null, fields: fields(w) }),
  empty: ['No lists match'],
  filled: ['Terrace opening', 'The first evening outside', 'By hand', 'London', 'Anna'],
  refused: { as: (w) => w.bella },
  does: {
    'makes a list': async ({ press, fill }, w) => {
      await press('New list')
      await fill('Name', 'Brunch in Soho')
      await press('Create list')
      await seeWords(['Brunch in Soho'])
      const { rows } = await w.anna.call('listLists', {})
      expect(rows.map(({ name }) => name).toSorted()).toEqual(['Brunch in Soho', 'Terrace opening'])
    },
  },
})
