import { connect, type Socket } from 'node:net'

/** Requests of one kind to one server, ready to be sent over and over. */
export type Target = { port: number; requests: readonly Buffer[] }
/** What a stretch of load came to. */
export type Measured = { perSecond: number; p50Ms: number; p99Ms: number }

/** Connections that are kept open, each with one request under way. */
const connections = 16

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

/** Keeps the target busy for so long. Throws on anything but a 200. */
export async function load({ port, requests }: Target, ms: number): Promise<Measured> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const times: number[] = []
  const started = performance.now()
  const until = started + ms
  let next = Math.floor(Math.random() * requests.length)
  await Promise.all(
    sockets.map(async (socket) => {
      while (performance.now() < until) {
        const sent = performance.now()
        await exchange(socket, requests[(next += 1) % requests.length]!)
        times.push(performance.now() - sent)
      }
      socket.destroy()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99) }
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

/** Loads two targets in turn, several rounds; answers each one's median and the median of the rounds' ratios. */
export async function compare(ours: Target, theirs: Target, rounds: number, ms: number) {
  for (const target of [ours, theirs]) await load(target, ms)
  const pairs: { ours: Measured; theirs: Measured }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0
    const a = await load(first ? ours : theirs, ms)
    const b = await load(first ? theirs : ours, ms)
    pairs.push(first ? { ours: a, theirs: b } : { ours: b, theirs: a })
  }
  return {
    ours: median(pairs.map((pair) => pair.ours.perSecond)),
    theirs: median(pairs.map((pair) => pair.theirs.perSecond)),
    ratio: median(pairs.map((pair) => pair.ours.perSecond / pair.theirs.perSecond)),
    p50Ms: median(pairs.map((pair) => pair.ours.p50Ms)),
    p99Ms: median(pairs.map((pair) => pair.ours.p99Ms)),
  }
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
