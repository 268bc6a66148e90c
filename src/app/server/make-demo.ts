import { openDatabase } from '../../kit/server/open-database.ts'
import { readConfig } from '../../kit/server/config.ts'
import { openLog } from '../../kit/server/log.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { identity } from '../../product/identity.ts'
import { prepareDemo } from './demo.ts'

/** The process that makes the demo (`demo-apart.ts`), with the settings of the one that started it. */
const end = () => process.exit(1)
process.once('disconnect', end)
const config = readConfig(identity)
const database = await openDatabase(config, 'tools')
try {
  await migrate(database)
  await prepareDemo(database, config, openLog(config.LOG_LEVEL))
} finally {
  await database.close()
}
process.off('disconnect', end)
process.disconnect()
