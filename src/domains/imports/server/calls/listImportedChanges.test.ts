import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { broughtVenues, importedVenues } from '../../../../world/import-stories.ts'
import { world } from '../../../../world/world.ts'
import { importCalls } from '../../contract.ts'

describeCall(importCalls.listImportedChanges, (w) => ({ brandUid: w.luna }))

it('says what lists changed, page by page, for as long as it can be undone', async () => {
  const w = await world()
  await importedVenues(w)
  const uid = await broughtVenues(
    w,
    `ID,Name,Address,Postcode,City,Phone\n${w.luna},Luna,,,London,020 7946 0033\n,Luna Nord,12 Mare Street,E8 4RP,London,020 7946 0034\n`,
  )
  await w.bella.call('saveVenueImport', { brandUid: w.luna, uid, corrections: ['phone'] })
  await w.bella.call('startVenueImport', { brandUid: w.luna, uid })
  const page = (cursor?: string) => w.bella.call('listImportedChanges', { brandUid: w.luna, limit: 1, cursor })
  const first = await page()
  expect(first.rows).toMatchObject([
    { importUid: uid, line: 2, name: 'Luna', what: 'Changed Phone: nothing → +44 20 7946 0033.' },
  ])
  const next = await page(first.nextCursor ?? undefined)
  expect(next.rows).toMatchObject([
    { line: 3, name: 'Luna Nord', what: 'Changed Phone: +44 20 7946 0018 → +44 20 7946 0034.' },
  ])
  expect(next.nextCursor).toBeNull()
  setClock(plus(now(), 7 * dayMs + 1))
  expect((await page()).rows).toEqual([])
})
