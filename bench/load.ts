import { connect, type Socket } from 'node:net'
import { must } from '../src/kit/contract/must.ts'

/** Requests of one kind to one server, ready to be sent over and over. */
export type Target = { port: number; requests: readonly Buffer[] }
type Stretch = { times: number[]; ms: number }

/** Connections that are kept open, each with one request under way. */
const connections = 32
const warmUpMs = 700
/** As many answers as V8 needs until a read runs as its compiled code does: before that, one takes up to twice the CPU time. */
const warmUpAnswers = 3_000
const mostWarmUps = 20

/** A `POST` with a JSON body as it goes over the wire. */
export function postOf(port: number, path: string, data: unknown, token: string): Buffer {
  const body = JSON.stringify({ data })
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `authorization: Bearer ${token}`,
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** A target with its connections open. Close it when done. */
async function connectTo({ port, requests }: Target) {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  let next = 0
  return {
    close: () => sockets.forEach((socket) => socket.destroy()),
    /** Keeps the target busy for so long; answers how long each request took. Throws on anything but a 200. */
    run: async (ms: number): Promise<Stretch> => {
      const times: number[] = []
      const started = performance.now()
      await Promise.all(
        sockets.map(async (socket) => {
          while (performance.now() < started + ms) {
            const sent = performance.now()
            await exchange(socket, must(requests[(next += 1) % requests.length]))
            times.push(performance.now() - sent)
          }
        }),
      )
      return { times, ms: performance.now() - started }
    },
  }
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.off('error', reject)))
    socket.setNoDelay(true).once('error', reject)
  })
}

/** Sends a request and waits until its whole answer is here; only as much of HTTP is read as that takes. */
function exchange(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    // What is over tells nobody again.
    if (socket.destroyed) return reject(new Error('the connection was closed'))
    let missing = -1
    const end = (error?: Error) => {
      socket.off('data', take).off('close', lost).off('error', end)
      if (error) reject(error)
      else resolve()
    }
    const lost = () => end(new Error('the connection was closed'))
    const take = (chunk: Buffer) => {
      if (missing < 0) {
        const head = chunk.indexOf('\r\n\r\n')
        const text = chunk.toString('latin1', 0, head)
        const length = /content-length: (\d+)/i.exec(text)
        if (!text.startsWith('HTTP/1.1 200') || !length)
          return end(new Error(`not a plain 200: ${chunk.toString('utf8', 0, 600)}`))
        missing = Number(length[1]) - (chunk.length - head - 4)
      } else missing -= chunk.length
      if (missing === 0) end()
    }
    socket.on('data', take).once('close', lost).once('error', end)
    socket.write(request)
  })
}

/** Keeps a target busy for so long. */
export async function load(target: Target, ms: number): Promise<void> {
  const connected = await connectTo(target)
  await connected.run(ms)
  connected.close()
}

const rounds = 9
const slicesPerRound = 8
const sliceMs = 180
/** A slice in which CPU time is counted: the system counts in steps of 10 ms. */
const roundMs = 400

/**
 * Requests per second of two targets. They are loaded in turn in slices so short that whatever else the machine does
 * falls on both alike; the ratio is the median of those of the rounds.
 */
export async function compare(ours: Target, theirs: Target) {
  const [a, b] = [await connectTo(ours), await connectTo(theirs)]
  for (const target of [a, b, a, b]) await target.run(warmUpMs)
  const ratios: number[] = []
  const all: Record<'ours' | 'theirs', Stretch[]> = { ours: [], theirs: [] }
  for (let round = 0; round < rounds; round += 1) {
    const first = all.ours.length
    for (let slice = 0; slice < slicesPerRound; slice += 1) {
      const order = (slice + round) % 2 === 0 ? (['ours', 'theirs'] as const) : (['theirs', 'ours'] as const)
      for (const side of order) all[side].push(await (side === 'ours' ? a : b).run(sliceMs))
    }
    ratios.push(perSecond(all.ours.slice(first)) / perSecond(all.theirs.slice(first)))
  }
  a.close()
  b.close()
  return { ours: perSecond(all.ours), theirs: perSecond(all.theirs), ratio: median(ratios), ratios }
}

/** A target, and how much CPU time its process has used so far (ms). */
type Counted = { target: Target; cpuMs: () => number }

/**
 * CPU time of two processes for each answer (ms), loaded in turn in short slices. What else the machine does costs time but
 * hardly any CPU time of theirs; the ratio, of theirs to ours, is the median of those of the rounds.
 */
export async function compareCpu(ours: Counted, theirs: Counted, often = 5) {
  const sides = [
    { ...ours, at: await connectTo(ours.target) },
    { ...theirs, at: await connectTo(theirs.target) },
  ] as const
  for (const { at } of sides) {
    let answers = 0
    for (let time = 0; time < mostWarmUps && answers < warmUpAnswers; time += 1)
      answers += (await at.run(warmUpMs)).times.length
  }
  const each: [number[], number[]] = [[], []]
  for (let round = 0; round < often; round += 1) {
    const used = [0, 0]
    const answers = [0, 0]
    for (const side of [0, 1, 1, 0] as const) {
      const { at, cpuMs } = sides[side]
      const before = cpuMs()
      answers[side] = must(answers[side]) + (await at.run(roundMs)).times.length
      used[side] = must(used[side]) + cpuMs() - before
    }
    for (const side of [0, 1] as const) each[side].push(must(used[side]) / must(answers[side]))
  }
  for (const { at } of sides) at.close()
  const [mine, others] = each
  return { ours: median(mine), theirs: median(others), ratio: median(mine.map((one, at) => must(others[at]) / one)) }
}

function perSecond(stretches: readonly Stretch[]): number {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  return sum(stretches.map((one) => one.times.length)) / (sum(stretches.map((one) => one.ms)) / 1000)
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
