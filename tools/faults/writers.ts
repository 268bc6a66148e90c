import { randomUUID } from 'node:crypto'
import { exampleContent } from '../../src/domains/briefs/server/build.ts'
import { must } from '../../src/kit/contract/must.ts'
import { type Ground, password, pause, type Person, until } from './product.ts'

/** Between two writes of one writer: together they stay below the limits for one person. */
const thinkMs = 150
const answerWithinMs = 30_000

/** People who write without a break, each write until it is answered, under the same idempotency key: as the pages do. */
export type Writers = {
  /** Titles that were answered with yes. */
  answered: string[]
  /** Calls that were not answered, or with a failure of ours. */
  failed: number
  /** Waits for so many more answers. */
  more: (count: number) => Promise<void>
  /** When each of them had an answer again after a moment (performance.now): the last of their first ones. */
  answeredAfter: (moment: number) => Promise<number>
  /** The longest time (ms) since a moment in which nobody was answered. */
  longestPauseSince: (moment: number) => number
  stop: () => Promise<void>
}

/** Starts them at these processes; who gets no answer from one tries the next. `label` begins their titles. */
export async function startWriters(urls: readonly string[], ground: Ground, label = 'Fault'): Promise<Writers> {
  const answers: { title: string; at: number; by: number }[] = []
  const begun = await Promise.all(ground.people.map(async (person) => ({ person, token: await signIn(urls, person) })))
  let isOver = false
  const refused: string[] = []
  let failed = 0
  const work = async ({ person, token }: (typeof begun)[number], number: number) => {
    for (let count = 0; !isOver; count += 1) {
      const title = `${label} ${number} ${count}`
      const key = randomUUID()
      for (let attempt = number; !isOver; attempt += 1) {
        const answer = await write(must(urls[attempt % urls.length]), token, key, person.brandUid, title)
        if (answer === 200) {
          answers.push({ title, at: performance.now(), by: number })
          break
        }
        if (answer === null || answer >= 500) failed += 1
        if (answer !== null && answer >= 400 && answer < 500 && answer !== 429 && answer !== 409)
          refused.push(`${answer}`)
        await pause(thinkMs)
      }
      await pause(thinkMs)
    }
  }
  const working = Promise.all(begun.map(work))
  const complaint = () => (refused.length > 0 ? `a write was refused with ${refused[0]}` : null)
  return {
    get answered() {
      return answers.map(({ title }) => title)
    },
    get failed() {
      return failed
    },
    more: async (count) => {
      const before = answers.length
      await until(async () => answers.length >= before + count, complaint)
    },
    answeredAfter: async (moment) => {
      const first = new Map<number, number>()
      await until(async () => {
        for (const { at, by } of answers) if (at > moment && !first.has(by)) first.set(by, at)
        return first.size === begun.length
      }, complaint)
      return Math.max(...first.values())
    },
    longestPauseSince: (moment) => {
      const moments = [moment, ...answers.map(({ at }) => at).filter((at) => at > moment), performance.now()]
      return Math.max(...moments.slice(1).map((at, index) => at - must(moments[index])))
    },
    stop: async () => {
      isOver = true
      await working
    },
  }
}

export async function signIn(urls: readonly string[], { email }: Person): Promise<string> {
  const url = must(urls[0])
  const answer = await fetch(`${url}/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  if (!answer.ok) throw new Error(`signing in was refused: ${await answer.text()}`)
  const token = await fetch(`${url}/auth/token`, { headers: { cookie } })
  return ((await token.json()) as { token: string }).token
}

async function write(url: string, token: string, key: string, brandUid: string, title: string): Promise<number | null> {
  try {
    const answer = await fetch(`${url}/call/createBrief`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify({ data: { brandUid, content: exampleContent({ title }) } }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    await answer.text()
    return answer.status
  } catch {
    return null
  }
}

/** What of the answered writes is not there, and what is there more than once; `label` as they were written under. */
export async function count(
  ground: Ground,
  answered: readonly string[],
  label = 'Fault',
): Promise<{ lost: number; doubled: number }> {
  const rows = await ground.look(async ({ pool }) => {
    const found = await pool.query<{ title: string; times: number }>(
      `select title, count(*)::int as times from briefs where starts_with(title, $1) group by title`,
      [label],
    )
    return found.rows
  })
  const times = new Map(rows.map((row) => [row.title, row.times]))
  return {
    lost: answered.filter((title) => !times.has(title)).length,
    doubled: rows.filter((row) => row.times > 1).length,
  }
}
