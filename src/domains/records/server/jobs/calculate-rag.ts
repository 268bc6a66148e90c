import type { DomainJob } from '../../../../access/server/handler.ts'
import { calculateBatch } from '../health.ts'

const batch = 500

/**
 * Works out how each brand and creator is doing, several times an hour, so that a payment that failed or an answer that is late shows
 * soon after. Safe to run twice: only what is another colour than before is an event.
 */
export const calculateRag: DomainJob = {
  name: 'calculate-rag',
  cron: '*/15 * * * *',
  run: async ({ db }) => {
    for (const side of ['brand', 'influencer'] as const)
      for (let after: string | null = ''; after !== null;) {
        const from: string = after
        after = await db.transaction((tx) => calculateBatch(tx, side, from, batch))
      }
  },
}
