import type { FastifyInstance } from 'fastify'
import { type CallTimes, saveSpeed } from '../../domains/usage/server/speed.ts'
import type { Database } from '../../kit/server/database.ts'
import type { Log } from '../../kit/server/log.ts'
import { addStatement, takeSlowStatements } from '../../kit/server/slow-statements.ts'
import { whatWasCalled } from './called.ts'
import { outcomeOf } from './outcome.ts'

/** How often (ms) a process adds what it measured to what all did. */
const everyMs = 30_000

/** Measures how long calls take. */
export function measureCalls(app: FastifyInstance, times: CallTimes): void {
  app.addHook('onResponse', async (request, reply) => {
    const call = whatWasCalled(request)
    if (call) times.add(call, reply.elapsedTime, outcomeOf(reply.statusCode) === 'failed')
  })
}

/** Saves what this process measures, now and then and when it closes. What could not be written goes along with the next. */
export function keepSpeed(database: Database, times: CallTimes, log: Log): { close: () => Promise<void> } {
  const save = async () => {
    const steps = times.take()
    const statements = takeSlowStatements()
    try {
      await saveSpeed(database.db, steps, statements)
    } catch (error) {
      for (const step of steps) times.addStep(step)
      for (const statement of statements) addStatement(statement)
      log.warn({ err: error }, 'call timings could not be saved')
    }
  }
  const timer = setInterval(() => void save(), everyMs).unref()
  return {
    close: async () => {
      clearInterval(timer)
      await save()
    },
  }
}
