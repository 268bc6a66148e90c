import { must } from '../contract/must.ts'

const pageRows = 500

/** Rows of a long query, a page in memory at a time: `read` answers at most `limit` rows with a uid after this one, by uid. */
export async function* inPages<Row extends { uid: string }>(
  read: (after: string, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const rows = await read(after, pageRows)
    yield* rows
    if (rows.length < pageRows) return
    after = must(rows.at(-1)).uid
  }
}
