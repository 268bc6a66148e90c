import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedList } from '../../../../world/import-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

const draft = async (w: World) => ({ importUid: await importedList(w, w.anna), line: 4 })
describeCall(importCalls.dropVenueDraft, draft)

it('doesn’t add the venue, and asks nobody any more', async () => {
  const w = await world()
  const input = await draft(w)
  await w.amir.call('dropVenueDraft', input)
  expect((await w.anna.call('getImport', { uid: input.importUid })).counts).toMatchObject({ asks: 0, refused: 2 })
  expect((await w.anna.call('listImportRows', { uid: input.importUid, outcome: 'refused' })).rows.at(-1)).toMatchObject(
    {
      name: 'Plum',
      remarks: ['Someone on our team left it out.'],
    },
  )
  expect((await refusal(w.anna.call('dropVenueDraft', input))).code).toBe('failed-precondition')
  expect((await refusal(w.anna.call('dropVenueDraft', { ...input, line: 99 }))).message).toBe(
    'We couldn’t find that row. Rows of an import are kept for 7 days.',
  )
})
