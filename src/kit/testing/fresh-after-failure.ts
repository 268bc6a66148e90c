import { afterEach } from 'vitest'
import { abandonDatabase } from './test-database.ts'

/** A test that ran out of time goes on all the same, and may hold locks: its neighbours get another database. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await abandonDatabase()
})
