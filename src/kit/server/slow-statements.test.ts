import { beforeEach, expect, it } from 'vitest'
import { noteStatement, takeSlowStatements } from './slow-statements.ts'
import { asWork } from './work.ts'

beforeEach(() => void takeSlowStatements())

it('counts slow statements by their text and the call that asked, and no quick ones', async () => {
  noteStatement('select 1', 99)
  noteStatement('select $1', 100)
  noteStatement('select  $1', 300)
  await asWork({ kind: 'read', entry: 'listFeed' }, async () => noteStatement('select $1', 150))
  expect(takeSlowStatements()).toMatchObject([
    { text: 'select ?', call: null, times: 2, totalMs: 400, slowestMs: 300 },
    { text: 'select ?', call: 'listFeed', times: 1 },
  ])
  expect(takeSlowStatements()).toEqual([])
})

it('takes lists of any length for one statement', () => {
  noteStatement('select a from t where b in ($1, $2, $3) and c = $4', 200)
  noteStatement('select a from t where b in ($1, $2) and c = $3', 200)
  noteStatement('insert into t values ($1, $2), ($3, $4)', 200)
  noteStatement('insert into t values ($1, $2), ($3, $4), ($5, $6)', 200)
  expect(takeSlowStatements().map(({ text, times }) => [text, times])).toEqual([
    ['select a from t where b in (?, …) and c = ?', 2],
    ['insert into t values (?, …), …', 2],
  ])
})

it('keeps no more than there is room for', () => {
  for (let number = 0; number < 300; number += 1) noteStatement(`select ${number}`, 200)
  expect(takeSlowStatements()).toHaveLength(200)
})
