import { createInterface } from 'node:readline/promises'
import * as z from 'zod/mini'
import { openPayments } from '../../adapters/payments/open-payments.ts'
import { email } from '../../kit/contract/fields.ts'
import { readConfig } from '../../kit/server/config.ts'
import { openLog } from '../../kit/server/log.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'
import { changePayments } from './change-payments.ts'
import { makeAdmin } from './first-admin.ts'

/**
 * `npm run admin -- EMAIL`: makes a staff admin and prints a one-time link that sets the password.
 * `npm run admin -- payments`: moves from the payments sandbox to the provider that is set, after asking.
 */
const [given = ''] = process.argv.slice(2)
const parsed = z.safeParse(email, given)
if (!parsed.success && given !== 'payments') {
  console.error('Usage: npm run admin -- EMAIL | payments')
  process.exit(2)
}

try {
  const config = readConfig(identity)
  const database = await openDatabase(config, 'tools')
  try {
    await migrate(database)
    const { db } = database
    if (parsed.success) {
      const link = await db.transaction((tx) => makeAdmin(tx, config, parsed.data))
      console.log(
        `${parsed.data} is now an admin, and will set up two-step verification at the first sign-in. Set a password with this link (works once, within 72 hours):\n${link}`,
      )
    } else {
      const payments = openPayments(config, db)
      const asking = createInterface({ input: process.stdin, output: process.stdout })
      try {
        const context = { db, config, payments, log: openLog('warn') }
        console.log(await changePayments(context, (question) => asking.question(question)))
      } finally {
        asking.close()
      }
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
