import { ConfigError, findMisspelt, readConfig } from '../../kit/server/config.ts'
import { openLog } from '../../kit/server/log.ts'
import { identity } from '../../product/identity.ts'
import { makeDemoApart } from './demo-apart.ts'
import { prepareDemo } from './demo.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { assertReady, run } from './running.ts'

try {
  const config = readConfig(identity)
  for (const warning of findMisspelt()) console.warn(warning)
  // The demo takes a minute.
  await assertReady(config)
  await makeDemoApart(config)
  let signIn: string | null = null
  const running = await run(config, async (database) => {
    signIn = await prepareDemo(database, config, openLog(config.LOG_LEVEL))
    const link = await makeFirstAdmin(database, config)
    if (link)
      console.log(
        `${config.ADMIN_EMAIL} is the admin. Set a password with this link (works once, within 72 hours):\n${link}`,
      )
  })
  console.log(`${config.PRODUCT_NAME} is running at ${running.url}`)
  if (signIn) console.log(signIn)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  await running.working
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exit(1)
}
