import { afterEach, beforeAll, inject } from 'vitest'
import { openTestDatabase, replaceAfter } from './test-database.ts'

// To make an embedded database takes seconds, which are none of the first test's.
beforeAll(async () => {
  if (!inject('postgresUrl')) await openTestDatabase()
})

/** A test that ran out of time goes on all the same, and may hold locks: its neighbours get another database. */
afterEach(({ task }) => replaceAfter(task.result?.state))
