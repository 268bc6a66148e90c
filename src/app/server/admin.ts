import * as z from 'zod/mini'
import { email } from '../../kit/contract/fields.ts'
import { readConfig } from '../../kit/server/config.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'
import { makeAdmin } from './first-admin.ts'

/** `npm run admin -- EMAIL`: makes a staff admin and prints a one-time link that sets the password. */
const parsed = z.safeParse(email, process.argv[2])
if (!parsed.success) {
  console.error('Usage: npm run admin -- EMAIL')
  process.exit(2)
}

try {
  const config = readConfig(identity)
  const database = await openDatabase(config, 'tools')
  try {
    await migrate(database)
    const link = await database.db.transaction((tx) => makeAdmin(tx, config, parsed.data))
    console.log(
      `${parsed.data} is now an admin and will set up two-step verification at the first sign-in. Set a password with this link (works once, within 72 hours):\n${link}`,
    )
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
