import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
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
    'lists the members of a list, in the order one chooses': async ({ press, user, page }, w) => {
      const [list] = (await w.anna.call('listLists', {})).rows
      await w.anna.call('addListMembers', { uid: must(list).uid, creators: ['@alice.eats', '@olivia.out'] })
      await user.click(await page.findByRole('link', { name: 'Terrace opening' }))
      await seeWords(['2 creators', '@alice.eats', '@olivia.out', 'Added by'])
      await press('Followers')
      await seeWords(['@alice.eats'])
      const address = new URLSearchParams(location.search)
      expect([address.get('sort'), address.get('list')]).toEqual(['followers', must(list).uid])
      await user.click(page.getByRole('radio', { name: 'Removed (0)' }))
      await seeWords(['No one removed'])
    },
    'puts the list’s name into its file and the file’s name': async ({ user, page }, w) => {
      const [list] = (await w.anna.call('listLists', {})).rows
      await w.anna.call('addListMembers', { uid: must(list).uid, creators: ['@alice.eats'] })
      const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:members')
      const clicked: string[] = []
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        clicked.push(this.download)
      })
      await user.click(await page.findByRole('link', { name: 'Terrace opening' }))
      await seeWords(['@alice.eats'])
      await user.click((await page.findAllByRole('button', { name: 'Download' })).at(-1) as HTMLElement)
      await user.click(await page.findByRole('menuitem', { name: 'On this page: 1 creator, CSV' }))
      await waitFor(() => expect(clicked).toEqual(['Terrace opening.csv']))
      const text = await (must(saved.mock.calls[0])[0] as Blob).text()
      expect(
        text
          .split('\r\n')
          .slice(0, 2)
          .map((line) => line.split(',').slice(0, 2).join(',')),
      ).toEqual(['\uFEFFCreator,List', "'@alice.eats,Terrace opening"])
    },
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
