import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { broughtList, importedList } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listImports, () => ({}))

it('lists drafts and imports, the newest first, and counts the venues that need a city', async () => {
  const w = await world()
  const older = await importedList(w, w.anna)
  const newer = await broughtList(w, w.ada, 'Name,City\nKiwi,London\n', 'kiwi.csv')
  const first = await w.amir.call('listImports', { limit: 1 })
  expect(first).toMatchObject({ drafts: 1, rows: [{ uid: newer, fileName: 'kiwi.csv', state: 'draft' }] })
  expect(first.rows[0]?.by).toBe('Ada')
  const { rows, nextCursor } = await w.amir.call('listImports', { cursor: first.nextCursor ?? '', limit: 1 })
  expect(rows).toMatchObject([{ uid: older, state: 'done', total: 3, counts: { added: 1, refused: 1, asks: 1 } }])
  expect(nextCursor).toBeNull()
})
