import { existsSync, utimesSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { borrowPlace } from './borrow-place.ts'
import { removeOldWorkFolders } from './work-folder.ts'

it('leaves nothing behind when it is closed, nor for long when its process is killed', async () => {
  const [closed, left] = [await borrowPlace(), await borrowPlace()]
  for (const { path } of [closed, left]) await writeFile(path, 'bookings')
  await closed.close()
  expect(existsSync(closed.path)).toBe(false)
  const old = new Date('2026-01-01')
  utimesSync(dirname(left.path), old, old)
  await removeOldWorkFolders(new Date('2026-01-02'))
  expect(existsSync(left.path)).toBe(false)
})
