import { textOf } from '../../../kit/contract/errors.ts'
import { analyticsDefaults, checksumInput, type WireEvent, wireVersion } from '../wire.ts'

type Parts = {
  projectKey: string
  /** Where events go, asked anew when it is not known. */
  endpoint: () => Promise<string>
  /** Kept over reloads, and shared by tabs. */
  store: { read: () => WireEvent[]; write: (events: WireEvent[]) => void }
  send: (url: string, form: URLSearchParams) => Promise<{ status: number }>
  md5: (text: string) => Promise<string>
  report: (problem: string) => void
  now: () => number
}

/**
 * The product analytics client: what is tracked waits in a queue that survives a reload
 * and leaves in batches, at 30 events or after 30 seconds. 413 halves the batch; another failure is reported and tried again
 * with the next. Beyond 1,000 the oldest go, and that is said.
 */
export function analyticsClient(parts: Parts) {
  const { store, report, now } = parts
  let batchSize: number = analyticsDefaults.batchSize
  let timer: ReturnType<typeof setTimeout> | null = null
  let uploading: Promise<void> | null = null
  /** A run of failures is one thing to report. */
  let isFailing = false

  const schedule = () => {
    timer ??= setTimeout(() => {
      timer = null
      void upload()
    }, analyticsDefaults.uploadPeriodMs)
  }
  const uploadOnce = async (): Promise<'more' | 'done'> => {
    const batch = store.read().slice(0, batchSize)
    if (batch.length === 0) return 'done'
    const e = JSON.stringify(batch)
    const uploadTime = String(now())
    const checksum = await parts.md5(checksumInput(parts.projectKey, e, uploadTime))
    const form = new URLSearchParams({ client: parts.projectKey, e, v: wireVersion, upload_time: uploadTime, checksum })
    const { status } = await parts.send(await parts.endpoint(), form)
    if (status === 413 && batch.length > 1) {
      batchSize = Math.ceil(batch.length / 2)
      return 'more'
    }
    if (status !== 200 && status !== 413) throw new Error(`status ${status}`)
    if (status === 413) report('An event was too large to send and was dropped.')
    const sent = new Set(batch.map(({ uuid }) => uuid))
    const left = store.read().filter(({ uuid }) => !sent.has(uuid))
    store.write(left)
    return left.length > 0 ? 'more' : 'done'
  }
  const uploadAll = async () => {
    try {
      while ((await uploadOnce()) === 'more');
      isFailing = false
    } catch (error) {
      if (!isFailing) report(`Events could not be sent: ${textOf(error)}`)
      isFailing = true
      schedule()
    }
  }
  /** Sends what waits; one upload at a time. */
  const upload = (): Promise<void> => {
    uploading ??= uploadAll().finally(() => {
      uploading = null
    })
    return uploading
  }
  return {
    track: (event: WireEvent): void => {
      const queue = [...store.read(), event]
      const dropped = Math.max(0, queue.length - analyticsDefaults.savedMax)
      store.write(queue.slice(dropped))
      if (dropped > 0) report(`The queue of events is full: ${dropped} of the oldest were dropped.`)
      if (queue.length >= analyticsDefaults.uploadThreshold) void upload()
      else schedule()
    },
    upload,
  }
}
