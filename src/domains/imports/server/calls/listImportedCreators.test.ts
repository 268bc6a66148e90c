import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { importedCreator } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listImportedCreators, () => ({}))

it('lists who came with a list, finds them by what is known of them, and filters', async () => {
  const w = await world()
  await importedCreator(w, w.anna)
  const { rows } = await w.amir.call('listImportedCreators', { sort: '-followers' })
  expect(rows).toMatchObject([
    {
      name: 'Mara Lind',
      accounts: [{ platform: 'instagram', handle: 'mara.lind' }],
      email: 'mara@example.test',
      city: 'london',
      followers: 42_500,
      state: 'imported',
      notInvitable: null,
    },
    { name: 'Tom Okoye', city: 'paris', email: null, notInvitable: 'They have no email address.' },
  ])
  for (const asked of [
    { search: 'tom.okoye' },
    { where: [{ field: 'city', is: 'is', values: ['paris'] }] },
    { where: [{ field: 'followers', is: 'max', values: ['9000'] }] },
  ] as const) {
    const found = await w.anna.call('listImportedCreators', asked as never)
    expect(found.rows.map(({ name }) => name)).toEqual(['Tom Okoye'])
  }
  const invited = await w.anna.call('listImportedCreators', {
    where: [{ field: 'state', is: 'not', values: ['imported'] }],
  })
  expect(invited.rows).toEqual([])
})
