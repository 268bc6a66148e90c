import { must } from '../../src/kit/contract/must.ts'
import { pause, type Person } from './product.ts'
import { signIn } from './writers.ts'

const everyMs = 200
const answerWithinMs = 30_000

/** Somebody who only looks: at the processes in turn, whatever became of the read before. */
export type Reader = { stop: () => Promise<{ answered: number; failed: number }> }

export async function startReader(urls: readonly string[], person: Person): Promise<Reader> {
  const authorization = `Bearer ${await signIn(urls, person)}`
  let isOver = false
  const counts = { answered: 0, failed: 0 }
  const look = async (url: string) => {
    const answer = await fetch(`${url}/call/getBrandSummary`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ data: { brandUid: person.brandUid } }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    await answer.text()
    return answer.ok
  }
  const work = async () => {
    for (let number = 0; !isOver; number += 1) {
      const isAnswered = await look(must(urls[number % urls.length])).catch(() => false)
      counts[isAnswered ? 'answered' : 'failed'] += 1
      await pause(everyMs)
    }
  }
  const working = work()
  return {
    stop: async () => {
      isOver = true
      await working
      return counts
    },
  }
}
