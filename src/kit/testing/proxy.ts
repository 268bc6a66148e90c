import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can fall silent, as after a fail-over without a reset. */
export type Proxy = {
  /** The same address by this way. */
  url: string
  /** From now on what the connections of until now are sent is swallowed, both ways, and none is closed; new ones go through. */
  fallSilent: () => void
  /** From now on every answer comes so much later (ms). */
  slowDown: (ms: number) => void
  close: () => Promise<void>
}

/** Opens a way to the server of an address, through which a test sends its connections. */
export async function openProxy(to: string): Promise<Proxy> {
  const target = new URL(to)
  const pairs = new Set<{ near: Socket; far: Socket; isSilent: boolean }>()
  let delayMs = 0
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname)
    const pair = { near, far, isSilent: false }
    pairs.add(pair)
    const join = (from: Socket, into: Socket) => {
      from.on('data', (bytes) => {
        const pass = () => void (pair.isSilent || into.destroyed || into.write(bytes))
        if (from === far && delayMs > 0) setTimeout(pass, delayMs)
        else pass()
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        // The other side of a silent connection never learns of it.
        if (!pair.isSilent) into.destroy()
        if (near.destroyed && far.destroyed) pairs.delete(pair)
      })
    }
    join(near, far)
    join(far, near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  return {
    url: url.href,
    fallSilent: () => {
      for (const pair of pairs) pair.isSilent = true
    },
    slowDown: (ms) => {
      delayMs = ms
    },
    close: async () => {
      for (const { near, far } of pairs) [near, far].forEach((socket) => socket.destroy())
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
