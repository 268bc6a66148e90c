import { expect, it } from 'vitest'
import { pauseReads, readUnpaused } from './paused-reads.ts'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('gives up what is under way, holds what is asked, and reads both once it is over', async () => {
  const asked: string[] = []
  const first = readUnpaused(async (signal) => {
    asked.push('first')
    return asked.length === 1 ? aborted(signal) : 'first'
  })
  await settled()
  const resume = pauseReads()
  const second = readUnpaused(async () => {
    asked.push('second')
    return 'second'
  })
  await settled()
  expect(asked).toEqual(['first'])
  resume()
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(asked.toSorted()).toEqual(['first', 'first', 'second'])
})

it('reads nothing while another pause lasts', async () => {
  const resumeFirst = pauseReads()
  const resumeSecond = pauseReads()
  let isRead = false
  const read = readUnpaused(async () => (isRead = true))
  resumeFirst()
  await settled()
  expect(isRead).toBe(false)
  resumeSecond()
  expect(await read).toBe(true)
})

it('passes on what fails by itself', async () => {
  await expect(readUnpaused(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})
