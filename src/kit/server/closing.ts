import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Serves for a while (ms) after it was told to stop. Answers whether that has begun: others are to be asked instead. */
export function drainFirst(app: FastifyInstance, ms: number): () => boolean {
  let isDraining = false
  app.addHook('preClose', async () => {
    isDraining = true
    await new Promise((resolve) => setTimeout(resolve, ms))
  })
  return () => isDraining
}

/** What was sent before the stop may not have been read yet. */
const graceMs = 500

/**
 * Lets a server stop as soon as its last answer is out. Browsers open connections ahead of need; one that never asked
 * for anything, or stays open after its answer, would keep a stopping server waiting for a minute.
 */
export function closePromptly(app: FastifyInstance): void {
  const answersDue = new Map<Socket, number>()
  let closing = false
  app.server.on('connection', (socket) => {
    answersDue.set(socket, 0)
    socket.on('close', () => answersDue.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    answersDue.set(socket, (answersDue.get(socket) ?? 0) + 1)
    response.on('close', () => {
      const due = answersDue.get(socket)
      if (due === undefined) return
      answersDue.set(socket, due - 1)
      if (closing && due === 1) socket.destroySoon()
    })
  })
  app.addHook('preClose', async () => {
    closing = true
    // Connections that wait to be accepted would be reset when the server stops listening.
    for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => setImmediate(resolve))
    const closeIdle = () => {
      for (const [socket, due] of answersDue) if (due === 0) socket.destroy()
    }
    // Timers come before reading: after busy moments, what has arrived meanwhile is read first.
    setTimeout(() => setImmediate(closeIdle), graceMs)
  })
}
