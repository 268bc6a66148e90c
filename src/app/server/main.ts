import { ConfigError, readConfig } from '../../kit/server/config.ts'
import { run } from './running.ts'

try {
  const running = await run(readConfig())
  console.log(`Plusone is at ${running.url}`)
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
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : error)
  process.exit(1)
}
