import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Storage } from '../../adapters/storage/storage.ts'
import { keepList } from '../../domains/imports/server/keep-list.ts'
import { hourMs, setClock } from '../../kit/server/clock.ts'
import type { Tx } from '../../kit/server/database.ts'
import type { DemoWorld } from './demo-world.ts'

/** A list as owners keep them: one venue goes in, one is closed, and one doesn’t say which city it’s in. */
const peckham = `Pub name,Street,Postcode,Town,Kind,Remark
THE OLD BREWHOUSE,14 Copeland Road,SE15 3SN,London,pub,Quiz on Tuesdays
Rye Lane Social,112 Rye Lane,SE15 4RZ,London,bar,Permanently closed
Mill Yard Kitchen,2 Mill Yard,,Little Wexcombe,restaurant,
`
const soho = `Bar;Art;Adresse;PLZ;Stadt;Telefon;Stammgast
Blue Door;Bar;Old Compton Street 3;W1D 5JA;London;020 7946 0122;Jo
The Long Note;Jazz club;Dean Street 40;W1D 4PX;London;020 7946 0123;
THE BLUE DOOR;Bar;3 Old Compton Street;W1D 5JA;London;;Sam
`

/** Lists that the team brought: one is in, the other waits to be checked. Leaves the clock at the present. */
export async function makeDemoImports(
  { db, storage }: { db: Tx; storage: Storage },
  { people, accountManager, run }: DemoWorld,
  present: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'demo-lists-'))
  const bring = async (fileName: string, text: string) => {
    const path = join(folder, fileName)
    await writeFile(path, text)
    const own = { path, fileName, bytes: Buffer.byteLength(text), accountUid: people.accounts.manager }
    return keepList(db, storage, own)
  }
  try {
    setClock(new Date(present - 26 * hourMs))
    const uid = await bring('peckham-pubs.csv', peckham)
    await accountManager('startImport', { uid })
    await run('run-imports')
    setClock(new Date(present - 2 * hourMs))
    await bring('soho-bars.csv', soho)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  setClock(new Date(present))
}
