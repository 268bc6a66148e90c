import { expect, it } from 'vitest'
import { workbook } from '../../../../kit/testing/workbook.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setInfluencer } from '../../../profiles/server/build.ts'
import { importCalls } from '../../contract.ts'

const asked = (w: World, text: string | Uint8Array) => ({
  brandUid: w.luna,
  file: Buffer.from(text as string).toString('base64'),
})

describeCall(importCalls.readCreatorList, (w) => asked(w, 'Creator\nalice.eats\n'))

it('says whom each row means, once each, and which rows mean nobody', async () => {
  const w = await world()
  const text = `Name,Creator\nA,@Alice.Eats\nB,\nC,alice.eats (Alice Moreau)\nD,${w.oliviaInfluencer}\nE,nobody.at.all\nF,alice@example.test\n`
  const { found, ...rest } = await w.bella.call('readCreatorList', asked(w, text))
  expect(found.map(({ uid, line }) => [uid, line])).toEqual([
    [w.aliceInfluencer, 2],
    [w.oliviaInfluencer, 5],
  ])
  expect(rest).toMatchObject({
    column: 1,
    rows: 6,
    empty: 1,
    repeats: [{ line: 4, handle: 'alice.eats', of: 2 }],
    unmatched: [
      { line: 6, given: 'nobody.at.all', isEmail: false },
      { line: 7, given: 'alice@example.test', isEmail: true },
    ],
  })
})

it('takes another column, and an Excel file', async () => {
  const w = await world()
  const book = workbook({
    Sheet: [
      ['Who', 'Remark'],
      ['alice.eats', 'nice'],
    ],
  })
  const first = await w.bella.call('readCreatorList', { brandUid: w.luna, file: Buffer.from(book).toString('base64') })
  expect(first.columns.map(({ name }) => name)).toEqual(['Who', 'Remark'])
  expect(first.found).toHaveLength(1)
  const other = { brandUid: w.luna, file: Buffer.from(book).toString('base64'), column: 1 }
  expect(await w.bella.call('readCreatorList', other)).toMatchObject({
    found: [],
    unmatched: [{ given: 'nice' }],
  })
})

it('doesn’t say that a creator is here whom the brand can’t find', async () => {
  const w = await world()
  const read = async () => (await w.bella.call('readCreatorList', asked(w, 'Creator\nalice.eats\n'))).found
  expect(await read()).toHaveLength(1)
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats' })
  expect(await read()).toEqual([])
  await w.bella.call('unblockInfluencer', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  await setInfluencer(w.database.db, w.aliceInfluencer, { findableBy: 'known' })
  expect(await read()).toEqual([])
  await setInfluencer(w.database.db, w.aliceInfluencer, { findableBy: 'everyone', approval: 'suspended' })
  expect(await read()).toEqual([])
})

it('refuses a list that is too long, and a file that it can’t read', async () => {
  const w = await world()
  const long = `Creator\n${Array.from({ length: 501 }, (_, at) => `creator${at}`).join('\n')}\n`
  expect((await refusal(w.bella.call('readCreatorList', asked(w, long)))).message).toBe(
    'This list has more than 500 rows. Split it, and import the parts one after the other.',
  )
  const broken = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4])
  expect((await refusal(w.bella.call('readCreatorList', asked(w, broken)))).code).toBe('invalid-argument')
})
