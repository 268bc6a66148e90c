import { open } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import type { Scanner } from './scanning.ts'

/** A file has to be read by then (milliseconds); the largest video takes a scanner some 20 s. */
const patienceMs = 120_000
const chunkBytes = 65_536
/** No answer of clamd is longer. */
const longestAnswer = 4_096

/** ClamAV's daemon at `tcp://host:port` or `unix:///path`, by its INSTREAM command: https://docs.clamav.net/manual/Usage/Scanning.html */
export function clamdScanner(address: string): Scanner {
  return { scan: (path) => scan(address, path) }
}

function dial(address: string): Socket {
  const { protocol, hostname, port, pathname } = new URL(address)
  if (protocol === 'unix:') return connect(decodeURIComponent(pathname))
  return connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) })
}

async function scan(address: string, path: string): Promise<string | null> {
  const socket = dial(address)
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd did not answer in time')))
  const answer = readAnswer(socket)
  // A daemon that refuses a file answers before its end: what it says is waited for, not the end of sending.
  const sending = send(socket, path).catch((error: unknown) => {
    socket.destroy(error instanceof Error ? error : new Error(String(error)))
  })
  try {
    return foundIn(await answer)
  } finally {
    socket.destroy()
    await sending
  }
}

/** A command that ends in NUL, then parts of the file each after its length in four bytes, then a length of zero. */
async function send(socket: Socket, path: string): Promise<void> {
  const file = await open(path)
  try {
    await write(socket, Buffer.from('zINSTREAM\0'))
    for await (const chunk of file.createReadStream({ highWaterMark: chunkBytes, autoClose: false })) {
      const bytes = chunk as Buffer
      const length = Buffer.alloc(4)
      length.writeUInt32BE(bytes.length)
      await write(socket, Buffer.concat([length, bytes]))
    }
    await write(socket, Buffer.alloc(4))
  } finally {
    await file.close()
  }
}

function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (socket.destroyed) reject(new Error('clamd closed the connection'))
    else socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => {
      said += text
      if (said.includes('\0') || said.length > longestAnswer) resolve(said.split('\0')[0] ?? '')
    })
    socket.on('error', reject)
    socket.on('close', () =>
      said ? resolve(said) : reject(new Error('clamd closed the connection without an answer')),
    )
  })
}

/** `stream: OK`, `stream: NAME FOUND`; anything else is no answer to rely on, such as `INSTREAM size limit exceeded. ERROR`. */
function foundIn(answer: string): string | null {
  const said = answer.replace(/^stream:\s*/, '').trim()
  if (said === 'OK') return null
  const found = /^(.+) FOUND$/.exec(said)
  if (found?.[1]) return found[1]
  throw new Error(`clamd could not scan a file: ${said.slice(0, 200)}`)
}
