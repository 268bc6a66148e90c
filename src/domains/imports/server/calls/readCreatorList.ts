import { writeFile } from 'node:fs/promises'
import { assertForBrand } from '../../../../access/server/guards.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { borrowPlace } from '../../../../kit/server/borrow-place.ts'
import type { Sheet } from '../../../../kit/server/sheets/sheet.ts'
import { findOpenCreators } from '../../../discovery/server/open-creators.ts'
import { findMeant } from '../../../lists/server/match.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import type { importCalls } from '../../contract.ts'
import { creatorListLimits } from '../../fields.ts'
import { openBrought } from '../begin.ts'
import { cellText, handleWithName, isNothing } from '../cells.ts'
import { proposeMapping } from '../columns/propose.ts'
import { refuseUnreadable } from '../files.ts'

const examples = { count: 3, length: 40 }
type Given = { line: number; given: string }

export const readCreatorList: Handler<typeof importCalls.readCreatorList> = async (
  { brandUid, file, column: chosen },
  { actor, db },
) => {
  assertForBrand(actor, brandUid)
  await getBrand(db, brandUid)
  const { path, close } = await borrowPlace()
  try {
    await writeFile(path, Buffer.from(file, 'base64'), { mode: 0o600 })
    const sheet = await openBrought(path)
    const proposed = proposeMapping(sheet, 'lists').indexOf('creator')
    const column = chosen ?? proposed
    const rows = await readColumn(sheet, column)
    const given = rows.filter((row) => !isNothing(row.given))
    const meant = await findMeant(
      db,
      given.flatMap((row) => (isEmail(row) ? [] : [row.given])),
    )
    const open = await findOpenCreators(
      db,
      brandUid,
      [...meant.values()].flatMap((one) => one?.uid ?? []),
    )
    const found = new Map<string, { uid: string; handle: string; name: string; line: number }>()
    const repeats: { line: number; handle: string; of: number }[] = []
    const unmatched = given.flatMap((row) => {
      const creator = open.get(meant.get(row.given)?.uid ?? '')
      if (!creator) return [{ ...row, isEmail: isEmail(row) }]
      const earlier = found.get(creator.uid)
      if (earlier) repeats.push({ line: row.line, handle: creator.handle, of: earlier.line })
      else found.set(creator.uid, { ...creator, line: row.line })
      return []
    })
    return {
      columns: sheet.columns.map((name, at) => ({ name, examples: examplesOf(sheet, at) })),
      column: column < 0 || column >= sheet.columns.length ? null : column,
      rows: rows.length,
      empty: rows.length - given.length,
      found: [...found.values()],
      repeats,
      unmatched,
    }
  } catch (error) {
    return refuseUnreadable(error)
  } finally {
    await close()
  }
}

/** What a column says, row by row. Refuses a list that is too long. */
async function readColumn(sheet: Sheet, column: number): Promise<Given[]> {
  const rows: Given[] = []
  for await (const { line, cells } of sheet.rows()) {
    const text = cellText(cells[column] ?? '')
    rows.push({ line, given: (handleWithName(text)?.handle ?? text).slice(0, 200) })
    if (rows.length > creatorListLimits.rows)
      throw new CallError(
        'invalid-argument',
        `This list has more than ${creatorListLimits.rows} rows. Split it, and import the parts one after the other.`,
      )
  }
  return rows
}

/** Whose address it is, nobody learns from us. */
const isEmail = ({ given }: Given) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(given)

function examplesOf({ sample }: Sheet, at: number): string[] {
  const filled = sample.flatMap(({ cells }) => cells[at]?.slice(0, examples.length) || [])
  return [...new Set(filled)].slice(0, examples.count)
}
