import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What ClamAV's daemon does of INSTREAM, on a port of its own: EICAR's test text is found, everything else is clean. */
export type ClamdDouble = { url: string; port: number; scanned: number[]; close: () => Promise<void> }

/** The text that every scanner finds and that harms nobody (eicar.org), in two parts so that this file is not found itself. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const command = 'zINSTREAM\0'

/** `mostBytes`: beyond it a file is refused, as by StreamMaxLength. */
export async function openClamdDouble(port = 0, mostBytes = Infinity): Promise<ClamdDouble> {
  const scanned: number[] = []
  const server = createServer((socket) => {
    let waiting = Buffer.alloc(0)
    let isBegun = false
    let content = Buffer.alloc(0)
    const say = (words: string) => void socket.end(`${words}\0`)
    socket.on('error', () => undefined)
    socket.on('data', (bytes: Buffer) => {
      waiting = Buffer.concat([waiting, bytes])
      if (!isBegun) {
        if (waiting.length < command.length) return
        if (waiting.subarray(0, command.length).toString('latin1') !== command) return say('UNKNOWN COMMAND')
        waiting = waiting.subarray(command.length)
        isBegun = true
      }
      for (;;) {
        const part = takePart(waiting)
        if (!part) return
        waiting = waiting.subarray(4 + part.length)
        if (part.length === 0) return finish(socket, content)
        content = Buffer.concat([content, part])
        if (content.length > mostBytes) return say('INSTREAM size limit exceeded. ERROR')
      }
    })
    const finish = (to: Socket, whole: Buffer) => {
      scanned.push(whole.length)
      to.end(whole.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    }
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const address = server.address() as AddressInfo
  return {
    url: `tcp://127.0.0.1:${address.port}`,
    port: address.port,
    scanned,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

function takePart(bytes: Buffer): Buffer | null {
  if (bytes.length < 4) return null
  const length = bytes.readUInt32BE()
  return bytes.length < 4 + length ? null : bytes.subarray(4, 4 + length)
}
